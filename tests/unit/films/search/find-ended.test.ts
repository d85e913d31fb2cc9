import { describe, expect, test } from 'vitest';
import { toDictionary } from '@/lib/films/search/dictionary';
import { findEnded } from '@/lib/films/search/find-ended';

const found = [
  ...['kabinett', 'wachsfigurenkabinett', 'xkabinett', 'xykabinett', 'xyzkabinett'],
  ...['kabinettstück', 'nettigkeit', 'aaa', 'zzz'],
];
const dictionary = toDictionary(new Map(found.map((word, film) => [word, [film * 8]])));
const ended = (asked: string) =>
  findEnded(dictionary, asked).map(({ from }) => dictionary.words[from]);

describe('words that end so', () => {
  test('are found with three letters before it or more, in the order of their ends', () => {
    expect(ended('kabinett')).toEqual(['wachsfigurenkabinett', 'xyzkabinett']);
  });

  test('are found by five letters and not by four', () => {
    expect(ended('inett')).toEqual([
      ...['kabinett', 'wachsfigurenkabinett', 'xkabinett', 'xykabinett', 'xyzkabinett'],
    ]);
    expect(ended('nett')).toEqual([]);
  });

  test('are each a range of one, as surely meant as the end of a compound is', () => {
    const number = dictionary.words.indexOf('nettigkeit');
    expect(findEnded(dictionary, 'igkeit')).toEqual([
      { from: number, until: number + 1, weight: 0.45 },
    ]);
  });

  test.each(['abcdef', 'aaaaa', 'zzzzz', 'kabinetts', 'binetu', 'nnett'])(
    'are none where no word ends with “%s”',
    (asked) => {
      expect(ended(asked)).toEqual([]);
    },
  );

  test('are none in a dictionary without words', () => {
    expect(findEnded(toDictionary(new Map()), 'kabinett')).toEqual([]);
  });
});

test('each of many words is found by its end, the first and the last too', () => {
  const letters = 'abcdefghijklmnop'.split('');
  const many = toDictionary(
    new Map(letters.map((letter) => [`kopf${letter}schwanz${letter}`, [0]])),
  );
  for (const letter of letters)
    expect(findEnded(many, `schwanz${letter}`).map(({ from }) => many.words[from])).toEqual([
      `kopf${letter}schwanz${letter}`,
    ]);
});
