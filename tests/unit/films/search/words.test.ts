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
