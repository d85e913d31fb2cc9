import { type Locale, locales } from '@/lib/i18n/locales';

/** Text in the visitor's language (`translated`), or else in the first language that has it. */
export type LocalText = { text: string; lang: string; translated: boolean };

/**
 * Selects the text in the visitor's language. A plain string counts as written in every language.
 */
export function localLine(
  line: string | Partial<Record<Locale, string>>,
  locale: Locale,
): LocalText {
  return typeof line === 'string'
    ? { text: line, lang: locale, translated: true }
    : localText(line, locale);
}

/** Selects the translation in the visitor's language, or else the first one. */
export function localText(
  translations: Partial<Record<Locale, string>>,
  locale: Locale,
): LocalText {
  const lang = translations[locale] ? locale : locales.find((other) => translations[other]);
  return {
    text: (lang && translations[lang]) ?? '',
    lang: lang ?? locale,
    translated: lang === locale,
  };
}

/** A name in the visitor's language, or else in the first language that has it. */
export function localName(name: string | Partial<Record<Locale, string>>, locale: Locale): string {
  return localLine(name, locale).text;
}

/** All language versions of a name, without duplicates. */
export function allNames(name: string | Partial<Record<Locale, string>>): string[] {
  return [...new Set(locales.map((locale) => localName(name, locale)))];
}
