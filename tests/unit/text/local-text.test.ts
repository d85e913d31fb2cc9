import { expect, test } from 'vitest';
import { localLine, localText } from '@/lib/text/local-text';

test('a visitor reads their own language', () => {
  expect(localText({ fr: 'oui', de: 'ja' }, 'de')).toEqual({
    text: 'ja',
    lang: 'de',
    translated: true,
  });
});

test('where it is missing they read the other, which says what it is', () => {
  expect(localText({ fr: 'oui' }, 'de')).toEqual({ text: 'oui', lang: 'fr', translated: false });
});

test('a line that reads the same everywhere is in the page’s language, any other in its own', () => {
  expect(localLine('Rue 1', 'de')).toEqual({ text: 'Rue 1', lang: 'de', translated: true });
  expect(localLine({ fr: 'Suisse', de: 'Schweiz' }, 'de').text).toBe('Schweiz');
  expect(localLine({ fr: 'Suisse' }, 'de')).toMatchObject({ lang: 'fr', translated: false });
});
