import { languageTags } from './languages.mjs';

export type Locale = keyof typeof languageTags;

/** The site's languages; the first is at the plain path. */
export const locales = Object.keys(languageTags) as [Locale, ...Locale[]];

export const defaultLocale = locales[0];

/** Something for every language, such as the fields of a schema or the words of a table. */
export function forEachLocale<T>(make: (locale: Locale) => T): Record<Locale, T> {
  return Object.fromEntries(locales.map((locale) => [locale, make(locale)])) as Record<Locale, T>;
}

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}
