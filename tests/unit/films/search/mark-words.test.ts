import { expect, test } from 'vitest';
import { hasWord, markWords } from '@/lib/films/search/mark-words';

test('words are marked where they stand, as often as they do', () => {
  expect(markWords('Faust et Méphisto, Faust', new Set(['faust', 'et']), 'fr')).toEqual({
    ...{ text: 'Faust et Méphisto, Faust', lang: 'fr' },
    ranges: [
      [0, 5],
      [6, 8],
      [19, 24],
    ],
  });
});

test('a text without any of them stays as it is, and may be of no language', () => {
  expect(markWords('Fausta', new Set(['faust']))).toEqual({
    ...{ text: 'Fausta', lang: undefined, ranges: [] },
  });
});

test('a text has a word only where it is a whole one, in any spelling', () => {
  expect(hasWord('Méphisto et FAUST', new Set(['faust']))).toBe(true);
  expect(hasWord('L’Arrosé', new Set(['nobody', 'arrose']))).toBe(true);
  expect(hasWord('Fausta', new Set(['faust']))).toBe(false);
  expect(hasWord('Faust', new Set())).toBe(false);
  expect(hasWord('', new Set(['faust']))).toBe(false);
});
