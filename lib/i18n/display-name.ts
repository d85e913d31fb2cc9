import type { Locale } from './locales';

type Kind = 'region' | 'language';

const names = new Map<string, Intl.DisplayNames>();

/** The localised name of a country (ISO 3166) or a language (BCP 47). */
export function displayName(type: Kind, code: string, locale: Locale): string {
  return namesOf(type, locale).of(code) ?? code;
}

/** Cached: creating one takes a hundred times as long as using it. */
function namesOf(type: Kind, locale: Locale): Intl.DisplayNames {
  const known = names.get(type + locale) ?? new Intl.DisplayNames(locale, { type });
  names.set(type + locale, known);
  return known;
}
