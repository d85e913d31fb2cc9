import { expect, test } from 'vitest';
import { localText } from '@/lib/text/local-text';

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
