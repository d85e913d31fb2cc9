import { expect, test } from 'vitest';
import { toDictionary } from '@/lib/films/search/dictionary';
import {
  findMistyped,
  findNames,
  findProse,
  stemOf,
  swapLetters,
} from '@/lib/films/search/find-words';
import { growTree } from '@/lib/films/search/name-tree';

const dictionary = toDictionary(
  new Map(
    [
      ...['ort', 'puppe', 'puppen', 'puppern', 'puppenspiel'],
      ...['figurenkabinett', 'kabinett', 'kuriositatenkabinett', 'unkabinett', 'zirkus'],
    ].map((word) => [word, [0]]),
  ),
);
const meant = (found: readonly { from: number; until: number }[]) =>
  found.flatMap(({ from, until }) => dictionary.words.slice(from, until));

test.each([
  ['puppes', ['puppe', 'puppen']],
  ['puppe', ['puppe', 'puppen', 'puppenspiel', 'puppern']],
  ['puppen', ['puppen', 'puppenspiel', 'puppe']],
  ['kabinett', ['kabinett', 'figurenkabinett', 'kuriositatenkabinett']],
  ['abinett', ['figurenkabinett', 'kuriositatenkabinett', 'unkabinett']],
  ['inett', ['figurenkabinett', 'kabinett', 'kuriositatenkabinett', 'unkabinett']],
])('“%s” is a name, its beginning, its end or another form of it, each once', (asked, words) => {
  expect(meant(findNames(dictionary, asked)).toSorted()).toEqual(words.toSorted());
});

test.each([
  ['ort', ['ort']],
  ['pup', []],
  ['pupp', ['puppe', 'puppen', 'puppenspiel', 'puppern']],
  ['puppes', ['puppe', 'puppen']],
  ['kabinetten', ['kabinett']],
  ['inett', []],
])(
  'in a story “%s” is a word, from four letters on its beginning or another form',
  (asked, words) => {
    expect(meant(findProse(dictionary, asked))).toEqual(words);
  },
);

test.each([
  ['rot', []],
  ['zirksu', ['zirkus', 'zirkus']],
  ['zurkuss', ['zirkus']],
])('“%s” may be mistyped for %j: no word of three letters is', (asked, words) => {
  expect(meant(findMistyped(dictionary, growTree(dictionary), asked))).toEqual(words);
});

test('a word with two errors is meant less surely than one whose letters changed places', () => {
  const tree = growTree(dictionary);
  const best = (asked: string) =>
    Math.max(...findMistyped(dictionary, tree, asked).map(({ weight }) => weight));
  expect(best('zirksu')).toBeGreaterThan(best('zirksa'));
});

test.each([
  ['lsat', ['slat', 'last', 'lsta']],
  ['aab', ['aba']],
  ['ab', ['ba']],
  ['a', []],
  ['', []],
])('of “%s”, each pair of letters changed, become %j', (word, swapped) => {
  expect(swapLetters(word)).toEqual(swapped);
});

test.each([
  ['freundinnen', 'freund'],
  ['kindern', 'kind'],
  ['herzens', 'herz'],
  ['puppen', 'pupp'],
  ['maschinen', 'maschin'],
  ['grossem', 'gross'],
  ['mannes', 'mann'],
  ['puppe', 'pupp'],
  ['vampirs', 'vampir'],
  ['engeln', 'engel'],
  ['chateaux', 'chateau'],
])('“%s” is another form of what begins with “%s”', (word, stem) => {
  expect(stemOf(word)).toBe(stem);
});

test.each(['hase', 'inne', 'opium', 'lux'])('“%s” is a form of nothing else', (word) => {
  expect(stemOf(word)).toBeUndefined();
});
