import { locales } from '@/lib/i18n/locales';
import type { RecordName } from './record-kind';

/**
 * Title of a record for editors: the original, else in the first language that has one, else its file name.
 */
export function titleOfRecord(name: RecordName, record: unknown): string {
  const { title } = (record ?? {}) as { title?: Record<string, unknown> };
  const original = (title?.original as { text?: string } | undefined)?.text;
  const said = locales.map((locale) => title?.[locale]).find((words) => typeof words === 'string');
  return original ?? (said as string | undefined) ?? name;
}
