import type { Locale } from './locales';

/** Formats a calendar day (`2026-12-31`) without its weekday. */
export function dayWords(day: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(`${locale}-CH`, { dateStyle: 'long', timeZone: 'UTC' });
  const words = format.format(new Date(`${day}T00:00:00Z`));
  // Intl formats the first of a month as 1, but French uses 1er.
  return locale === 'fr' ? words.replace(/^1 /, '1er ') : words;
}
