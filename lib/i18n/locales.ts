import { languageTags } from './languages.mjs';

export type Locale = keyof typeof languageTags;

/** The site's languages. The first has no path prefix. */
export const locales = Object.keys(languageTags) as [Locale, ...Locale[]];

export const defaultLocale = locales[0];

/** A record with a value for each language, such as the fields of a schema. */
export function forEachLocale<T>(make: (locale: Locale) => T): Record<Locale, T> {
  return Object.fromEntries(locales.map((locale) => [locale, make(locale)])) as Record<Locale, T>;
}

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}
