import type { Locale } from './locales';

/** A calendar day (`2026-12-31`) in words, without its weekday. */
export function dayWords(day: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(`${locale}-CH`, { dateStyle: 'long', timeZone: 'UTC' });
  const words = format.format(new Date(`${day}T00:00:00Z`));
  // Intl does not know that the first is counted otherwise in French.
  return locale === 'fr' ? words.replace(/^1 /, '1er ') : words;
}
