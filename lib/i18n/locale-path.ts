import { defaultLocale, type Locale, locales } from './locales';

const prefixed = new RegExp(`^/(${locales.join('|')})(?=[/?#]|$)`);

/** A path in a language: French has no prefix, German `/de`. Media paths have no language. */
export function localePath(path: string, locale: Locale): string {
  if (locale === defaultLocale || path.startsWith('/media/')) return path;
  return withPrefix(path, locale);
}

/**
 * The path inside Next (`/fr/vod`) of a public path (`/vod`, `/de/vod`); there every language has a prefix. The same as
 * the rewrites in `next.config.mjs`.
 */
export function insidePath(path: string): string {
  return prefixOf(path) ? path : withPrefix(path, defaultLocale);
}

/** A public path or a path inside Next (`/de/vod`, `/fr/vod`, `/vod`) without its language. */
export function plainPath(path: string): string {
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
