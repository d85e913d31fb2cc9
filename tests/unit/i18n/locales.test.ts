import { expect, test } from 'vitest';
import { languageTags } from '@/lib/i18n/languages.mjs';
import { defaultLocale, forEachLocale, isLocale, locales } from '@/lib/i18n/locales';

test('the languages are those of the specification, French at the plain path', () => {
  expect(languageTags).toEqual({ fr: 'fr-FR', de: 'de-DE' });
  expect(locales).toEqual(['fr', 'de']);
  expect(defaultLocale).toBe('fr');
});

test('a name of an object’s own functions is no language', () => {
  expect(['fr', 'de', 'it', 'toString', undefined].filter(isLocale)).toEqual(['fr', 'de']);
});

test('a table for each language has each of them once', () => {
  expect(forEachLocale((locale) => locale.toUpperCase())).toEqual({ fr: 'FR', de: 'DE' });
});
