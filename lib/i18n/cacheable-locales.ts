import { isLocale, type Locale, locales } from './locales';

/**
 * The locales whose words a browser may keep: all, since a build's id stands in their address, but
 * those that the setting `UNCACHED_LOCALES` names (`de` or `fr,de`). Throws a sentence a person can
 * act on.
 */
export function readCacheableLocales(uncached = ''): ReadonlySet<Locale> {
  const named = uncached.split(/[\s,]+/).filter(Boolean);
  const unknown = named.find((name) => !isLocale(name));
  if (unknown) {
    throw new Error(`UNCACHED_LOCALES names “${unknown}”: expected ${locales.join(', ')}.`);
  }
  return new Set(locales.filter((locale) => !named.includes(locale)));
}
