import type { Locale } from './locales';

/** Rewrites times formatted by `Intl`: French uses the notation of screenings, `5h41`. */
export function sayTime(words: string, locale: Locale): string {
  return locale === 'fr' ? words.replace(/\b0?(\d{1,2}):(\d{2})\b/g, '$1h$2') : words;
}
