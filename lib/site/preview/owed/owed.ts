import type { Locale } from '@/lib/i18n/locales';
import type { RecordName } from '../records/record-kind';

export const owedKinds = ['description', 'translation', 'alt', 'rights', 'media', 'note'] as const;
export type OwedKind = (typeof owedKinds)[number];

/** A missing piece of content, or an editor's note. */
export type Owed = {
  kind: OwedKind;
  name: RecordName;
  /** Path of the field, such as `stills.0.alt`. */
  field: string;
  /** The missing language; undefined if the text is missing in all. */
  missing?: Locale;
  /** Text of an editor's note. */
  note?: string;
};
