import type { LocalName } from '@/lib/content/schema/translations';
import { type Locale, locales } from '@/lib/i18n/locales';
import { localText } from '@/lib/primitives/text/local-text';

/** What something is called in a visitor's language, or else in the one there is. */
export function localName(name: LocalName, locale: Locale): string {
  return typeof name === 'string' ? name : localText(name, locale).text;
}

/** All that something is called, each once. */
export function everyName(name: LocalName): string[] {
  return [...new Set(locales.map((locale) => localName(name, locale)))];
}
