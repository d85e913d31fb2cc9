import { languageTags } from './languages.mjs';

/**
 * A language of the site. These have messages in the product, or may have those of an operator; a site has those that
 * its `site.yaml` lists. So a table over languages has no entry for some (`Partial`), or stands in `messages/`.
 */
export type Locale = 'fr' | 'de' | 'en' | 'it' | 'rm';

/** The site's languages. The first has no path prefix. */
export const locales = Object.keys(languageTags) as [Locale, ...Locale[]];

export const defaultLocale = locales[0];

/** A record with a value for each language, such as the fields of a schema. */
export function forEachLocale<T>(create: (locale: Locale) => T): Record<Locale, T> {
  return Object.fromEntries(locales.map((locale) => [locale, create(locale)])) as Record<Locale, T>;
}

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}

const prefixed = new RegExp(`^/(${locales.join('|')})(?=[/?#]|$)`);

/** A path in a language: French has no prefix, German `/de`. Media paths have no language. */
export function localePath(path: string, locale: Locale): string {
  if (locale === defaultLocale || path.startsWith('/media/')) return path;
  return withPrefix(path, locale);
}

/**
 * The path inside Next (`/fr/vod`) of a public path (`/vod`). Inside Next every language has a prefix, as in the
 * rewrites of `next.config.mjs`.
 */
export function internalPath(path: string): string {
  return prefixOf(path) ? path : withPrefix(path, defaultLocale);
}

/** A public path or a path inside Next (`/de/vod`, `/fr/vod`, `/vod`) without its language. */
export function pathWithoutLocale(path: string): string {
  const prefix = prefixOf(path);
  return prefix ? path.slice(prefix.length + 1) || '/' : path;
}

/** The language of a path, which may have a query or hash. */
export function pathLocale(path: string): Locale {
  return prefixOf(path) ?? defaultLocale;
}

function withPrefix(path: string, locale: Locale): string {
  return path === '/' ? `/${locale}` : `/${locale}${path.replace(/^\/(?=[?#])/, '')}`;
}

function prefixOf(path: string): Locale | undefined {
  return prefixed.exec(path)?.[1] as Locale | undefined;
}

/** The addresses of a French path in every language. */
export function pathsInAllLocales(path: string): string[] {
  return locales.map((locale) => localePath(path, locale));
}

/**
 * Link to select a language without scripts: the server sets the cookie and redirects.
 * @param page path of the current page in that language
 */
export function languageChoicePath(locale: Locale, page: string): string {
  return `/_i18n/choose?${new URLSearchParams({ locale, page })}`;
}
