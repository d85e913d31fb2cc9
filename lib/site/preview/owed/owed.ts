import type { Locale } from '@/lib/i18n/locales';
import type { RecordName } from '../records/record-kind';

export const owedKinds = ['description', 'translation', 'alt', 'rights', 'media', 'note'] as const;
export type OwedKind = (typeof owedKinds)[number];

/** Something that editors have not written yet, and where it belongs. */
export type Owed = {
  kind: OwedKind;
  name: RecordName;
  /** The field of the file, such as `stills.0.alt`. */
  field: string;
  /** The language it is missing in; absent where it is missing altogether. */
  missing?: Locale;
  /** A note's own words. */
  note?: string;
};
