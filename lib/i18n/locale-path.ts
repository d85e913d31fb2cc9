import { defaultLocale, type Locale, locales } from './locales';

const prefixed = new RegExp(`^/(${locales.join('|')})(?=[/?#]|$)`);

/** A path of the site in a language: French plain, German below `/de`. Files have no language. */
export function localePath(path: string, locale: Locale): string {
  if (locale === defaultLocale || path.startsWith('/media/')) return path;
  return withPrefix(path, locale);
}

/**
 * A page's path (`/vod`, `/de/vod`) as Next has it inside, where every language has its segment:
 * `/fr/vod`. The rewrites in `next.config.mjs` say the same of a request.
 */
export function insidePath(path: string): string {
  return prefixOf(path) ? path : withPrefix(path, defaultLocale);
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

function withPrefix(path: string, locale: Locale): string {
  return path === '/' ? `/${locale}` : `/${locale}${path.replace(/^\/(?=[?#])/, '')}`;
}

function prefixOf(path: string): Locale | undefined {
  return prefixed.exec(path)?.[1] as Locale | undefined;
}
