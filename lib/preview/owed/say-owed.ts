import type { Locale } from '@/lib/i18n/locales';
import { previewWords } from '../words/preview-words';
import type { Owed } from './owed';

/** What is missing, with the field to write it into. */
export function sayOwed({ field, missing, note }: Owed, locale: Locale): string {
  const { says, languages } = previewWords[locale];
  if (note !== undefined) return note;
  return missing ? says.translation(field, languages[missing]) : says.none(field);
}
