import { describe, expect, test } from 'vitest';
import { buildNameTree, toDictionary } from '@/lib/search/engine/dictionary';
import { findFuzzy, findNames, findProse, stemOf } from '@/lib/search/engine/find-words';
import { toTitleForms } from '@/lib/search/engine/index-columns';
import { splitCompound } from '@/lib/search/engine/parse-text';
import { splitWords } from '@/lib/search/engine/words';

test.each([
  ['À', 'a'],
  ['ÉTÉ', 'ete'],
  ['Élan', 'elan'],
  ['Känguru', 'kanguru'],
  ['KAENGURU', 'kanguru'],
  ['Kanguru', 'kanguru'],
  ['Bühne', 'buhne'],
  ['Buehne', 'buhne'],
  ['Oel', 'ol'],
  ['ol', 'ol'],
  ['Straße', 'strasse'],
  ['Strasse', 'strasse'],
  ['cœur', 'cour'],
  ['coeur', 'cour'],
])('splitWords folds “%s” to “%s”', (written, word) =>
  expect(splitWords(written)).toEqual([{ word, from: 0, until: written.length }]),
);

test('splitWords splits at everything that is no letter or digit, with positions', () => {
  expect(splitWords(' L’Arroseur-arrosé (2)')).toEqual([
    { word: 'l', from: 1, until: 2 },
    { word: 'arroseur', from: 3, until: 11 },
    { word: 'arrose', from: 12, until: 18 },
    { word: '2', from: 20, until: 21 },
  ]);
  expect(splitWords(' … ')).toEqual([]);
  expect(splitWords('')).toEqual([]);
});

test('toTitleForms has each title with and without its article', () => {
  const { forms, films, shortest } = toTitleForms([
    ['Der letzte Mann', 'The Last Laugh'],
    ['Le', 'Faust'],
  ]);
  expect(forms.join(', ')).toBe(
    'der letzte mann, faust, last laugh, le, letzte mann, the last laugh',
  );
  expect([...films]).toEqual([0, 1, 0, 1, 0, 0]);
  expect([...shortest]).toEqual([10, 2]);
});

const dictionaryOf = (words: string) =>
  toDictionary(new Map(words.split(' ').map((word) => [word, [0]])));

describe('matches of a word', () => {
  const dictionary = dictionaryOf(
    'ort puppe puppen puppern puppenspiel figurenkabinett kabinett kuriositatenkabinett unkabinett zirkus',
  );
  const textOf = (found: readonly { from: number; until: number }[]) =>
    found.flatMap(({ from, until }) => dictionary.words.slice(from, until)).join(' ');

  test.each([
    ['puppes', 'puppe puppen'],
    ['puppe', 'puppe puppen puppenspiel puppern'],
    ['puppen', 'puppen puppenspiel puppe'],
    ['kabinett', 'kabinett figurenkabinett kuriositatenkabinett'],
    ['abinett', 'figurenkabinett unkabinett kuriositatenkabinett'],
    ['inett', 'kabinett figurenkabinett unkabinett kuriositatenkabinett'],
  ])('“%s” in names: exact, prefix, inflected form, end of a compound: %s', (asked, words) => {
    const found = textOf(findNames(dictionary, asked)).split(' ');
    expect(found.toSorted()).toEqual(words.split(' ').toSorted());
  });

  test.each([
    ['ort', 'ort'],
    ['pup', ''],
    ['pupp', 'puppe puppen puppenspiel puppern'],
    ['puppes', 'puppe puppen'],
    ['kabinetten', 'kabinett'],
    ['inett', ''],
  ])('“%s” in prose: exact, from four letters on prefix and inflected form: “%s”', (asked, words) =>
    expect(textOf(findProse(dictionary, asked))).toBe(words),
  );

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
    ['hase', undefined],
    ['inne', undefined],
    ['opium', undefined],
    ['lux', undefined],
  ])('the stem of “%s” is “%s”', (word, stem) => expect(stemOf(word)).toBe(stem));
});

const dictionary = dictionaryOf('faust faustine judex lang louis nosferatu ort zirkus');
const tree = buildNameTree(dictionary);
const fuzzy = (asked: string, isKnown = false) =>
  findFuzzy(dictionary, tree, asked, { isKnown }).map(
    ({ from, weight }) => `${dictionary.words[from]} ${weight}`,
  );

test.each([
  ['fausd', ['faust 0.42']],
  ['fuast', ['faust 0.42']],
  ['fuasd', []],
  ['alng', ['lang 0.42']],
  ['lanx', ['lang 0.42']],
  ['lxn', []],
  ['rot', []],
  ['nosferutu', ['nosferatu 0.42']],
  ['nosfaretu', ['nosferatu 0.4']],
  ['zirksu', ['zirkus 0.42', 'zirkus 0.3']],
  ['zurkuss', ['zirkus 0.3']],
  ['bloups', []],
  ['judecs', ['judex 0.3']],
])(
  'findFuzzy: “%s” allows one error from four letters on, two from six; a shorter word then starts alike: %j',
  (asked, found) => expect(fuzzy(asked)).toEqual(found),
);

/** @param names words, each with the films in whose names they occur */
const inFilms = (names: Record<string, number[]>) =>
  toDictionary(
    new Map(Object.entries(names).map(([word, films]) => [word, films.map((film) => film * 8)])),
  );
const names = inFilms({
  ...{ bahn: [1], barbe: [0, 2], bleue: [0], dr: [0], la: [3], lune: [1], o: [0] },
  ...{ a: [4], enfant: [4], l: [4], loup: [0], lyon: [4], n: [1] },
});

test.each([
  ['barbedr', 'barbe dr'],
  ['barbebleu', 'barbe bleu'],
  ['lunela', 'lune la'],
  ['lenfantalyon', 'l enfant a lyon'],
])('splitCompound: “%s” is split into “%s”', (word, parts) =>
  expect(splitCompound(names, word)?.join(' ')).toBe(parts),
);

test.each([
  ['bahnbarbe', 'two names without a common film'],
  ['drbarbelune', 'three names, of which a film has two'],
  ['obarbe', 'a letter and a name'],
  ['barbeo', 'a name and a letter'],
  ['barbeble', 'a name and a prefix of three letters'],
  ['barbexxxx', 'a name and an unknown word'],
  ['barbedans', 'a name and a stop word that no name has'],
  ['lala', 'stop words only'],
  ['annabarbe', 'a name and letters that no film has with it'],
  ['lbarbe', 'a name and a letter that is a prefix in its film'],
  ['dbarbe', 'a name and an unknown letter'],
])('splitCompound: “%s” is not split: %s', (word) =>
  expect(splitCompound(names, word)).toBeUndefined(),
);
