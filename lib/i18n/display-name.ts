import type { Locale } from './locales';

/** The name of a country (ISO 3166) or a language (BCP 47) in a visitor's language. */
export function displayName(type: 'region' | 'language', code: string, locale: Locale): string {
  return new Intl.DisplayNames(locale, { type }).of(code) ?? code;
}
