import { isLocale, type Locale, locales } from './locales';

/**
 * The locales whose messages a browser may cache: all, since their address contains the build id, except those in
 * `UNCACHED_LOCALES` (`de` or `fr,de`). Throws an actionable message.
 */
export function readCacheableLocales(uncached = ''): ReadonlySet<Locale> {
  const named = uncached.split(/[\s,]+/).filter(Boolean);
  const unknown = named.find((name) => !isLocale(name));
  if (unknown) {
    throw new Error(`UNCACHED_LOCALES names “${unknown}”: expected ${locales.join(', ')}.`);
  }
  return new Set(locales.filter((locale) => !named.includes(locale)));
}
