import { expect, test } from 'vitest';
import { splitWords } from '@/lib/films/search/words';

test('a text that is found again and again is split once, one that nobody asks for is let go', () => {
  const [asked, left] = [splitWords('often asked for'), splitWords('asked for once')];
  for (let number = 0; number < 100_000; number += 1) {
    splitWords(`w${number}`);
    if (number % 100 === 0) expect(splitWords('often asked for')).toBe(asked);
  }
  const again = splitWords('asked for once');
  expect(again).toEqual(left);
  expect(again).not.toBe(left);
});

test.each([
  ['À', 'a'],
  ['ÉTÉ', 'ete'],
  ['Élan', 'elan'],
])('a word may be accented at its beginning or all through: %s', (written, word) => {
  expect(splitWords(written)).toEqual([{ word, from: 0, until: written.length }]);
});

test('a word may be longer than any a text has', () => {
  const long = 'a'.repeat(1000);
  expect(splitWords(` ${long} `)).toEqual([{ word: long, from: 1, until: 1001 }]);
});

test('words are parted by whatever is no letter and no number, however much of it there is', () => {
  expect(splitWords('«L’Arroseur» – arrosé (1895)…')).toEqual([
    ...[
      { word: 'l', from: 1, until: 2 },
      { word: 'arroseur', from: 3, until: 11 },
    ],
    ...[
      { word: 'arrose', from: 15, until: 21 },
      { word: '1895', from: 23, until: 27 },
    ],
  ]);
  expect(splitWords(' – ')).toEqual([]);
  expect(splitWords('')).toEqual([]);
});

test.each([
  ...['Känguru', 'Kaenguru', 'Kanguru', 'KAENGURU'].map((written) => [written, 'kanguru']),
  ...['Bühne', 'Buehne', 'Buhne'].map((written) => [written, 'buhne']),
  ...['Öl', 'Oel', 'ol'].map((written) => [written, 'ol']),
  ...['Straße', 'Strasse'].map((written) => [written, 'strasse']),
  ...['cœur', 'coeur'].map((written) => [written, 'cour']),
])('“%s” is compared as “%s”', (written, word) => {
  expect(splitWords(written).map((one) => one.word)).toEqual([word]);
});
