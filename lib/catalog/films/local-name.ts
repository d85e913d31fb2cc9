import type { LocalName } from '@/lib/content/schema/translations';
import { type Locale, locales } from '@/lib/i18n/locales';
import { localText } from '@/lib/primitives/text/local-text';

/** A name in the visitor's language, or in the only one available. */
export function localName(name: LocalName, locale: Locale): string {
  return typeof name === 'string' ? name : localText(name, locale).text;
}

/** All language versions of a name, without duplicates. */
export function everyName(name: LocalName): string[] {
  return [...new Set(locales.map((locale) => localName(name, locale)))];
}
