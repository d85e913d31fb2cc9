import { defaultLocale, type Locale, locales } from './locales';

/** A path of the site in a language: French plain, German below `/de`. Files have no language. */
export function localePath(path: string, locale: Locale): string {
  if (locale === defaultLocale || path.startsWith('/media/')) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path.replace(/^\/(?=[?#])/, '')}`;
}

/** A path as the browser or Next's router knows it (`/de/vod`, `/fr/vod`, `/vod`) without its language. */
export function plainPath(path: string): string {
  const prefix = prefixOf(path);
  return prefix ? path.slice(prefix.length + 1) || '/' : path;
}

/** The language a path of the site is written for; a query or hash may follow. */
export function pathLocale(path: string): Locale {
  return prefixOf(path) ?? defaultLocale;
}

function prefixOf(path: string): Locale | undefined {
  return locales.find((locale) => new RegExp(`^/${locale}(?:[/?#]|$)`).test(path));
}
