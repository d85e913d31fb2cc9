import { describe, expect, test } from 'vitest';
import { buildNameTree, toDictionary } from '@/lib/search/engine/dictionary';
import {
  allowedErrors,
  findFuzzy,
  findNames,
  findProse,
  stemOf,
} from '@/lib/search/engine/find-words';
import { toTitleForms } from '@/lib/search/engine/index-columns';
import { splitCompound } from '@/lib/search/engine/split-compound';
import { splitWords } from '@/lib/search/engine/words';

describe('words', () => {
  test.each([
    ['À', 'a'],
    ['ÉTÉ', 'ete'],
    ['Élan', 'elan'],
  ])('a word may be accented at its beginning or all through: %s', (written, word) =>
    expect(splitWords(written)).toEqual([{ word, from: 0, until: written.length }]),
  );

  test.each([
    ...['Känguru', 'Kaenguru', 'Kanguru', 'KAENGURU'].map((written) => [written, 'kanguru']),
    ...['Bühne', 'Buehne', 'Buhne'].map((written) => [written, 'buhne']),
    ...['Öl', 'Oel', 'ol'].map((written) => [written, 'ol']),
    ...['Straße', 'Strasse'].map((written) => [written, 'strasse']),
    ...['cœur', 'coeur'].map((written) => [written, 'cour']),
  ])('“%s” is compared as “%s”', (written, word) =>
    expect(splitWords(written).map((one) => one.word)).toEqual([word]),
  );
});

describe('parts of the index', () => {
  describe('words', () => {
    test('are parted by all that is no letter or digit, and know where they stand', () => {
      expect(splitWords(' L’Arroseur-arrosé (2)')).toEqual([
        { word: 'l', from: 1, until: 2 },
        { word: 'arroseur', from: 3, until: 11 },
        { word: 'arrose', from: 12, until: 18 },
        { word: '2', from: 20, until: 21 },
      ]);
      expect(splitWords(' … ')).toEqual([]);
      expect(splitWords('')).toEqual([]);
    });
  });

  describe('a dictionary', () => {
    const found = new Map([
      ['nosferatu', [8, 16]],
      ['faust', [1]],
      ['faustine', [9, 17, 25]],
      ['lang', [2]],
    ]);
    const dictionary = toDictionary(found);
    const tree = buildNameTree(dictionary);

    const mistyped = (asked: string, isKnown = false) =>
      findFuzzy(dictionary, tree, asked, { isKnown });

    test('forgives errors, fewer in short words, and of two swapped letters makes one', () => {
      expect(mistyped('fausd')).toEqual([{ from: 0, until: 1, weight: 0.42 }]);
      expect(mistyped('fuast')).toEqual([{ from: 0, until: 1, weight: 0.42 }]);
      expect(mistyped('alng')).toEqual([{ from: 2, until: 3, weight: 0.42 }]);
      expect(mistyped('nosferutu')).toEqual([{ from: 3, until: 4, weight: 0.42 }]);
      expect(mistyped('nosfaretu')).toEqual([{ from: 3, until: 4, weight: 0.3 }]);
      expect(mistyped('lanx')).toEqual([{ from: 2, until: 3, weight: 0.42 }]);
      expect(mistyped('lxn')).toEqual([]);
    });

    test('hardly takes a word for mistyped that the prose knows', () =>
      expect(mistyped('fausd', true)).toEqual([{ from: 0, until: 1, weight: 0.05 }]));

    test.each([
      ['abc', 0],
      ['abcd', 1],
      ['abcde', 1],
      ['abcdef', 2],
    ])('forgives in %s %i', (word, errors) => expect(allowedErrors(word)).toBe(errors));
  });

  test('a title is typed with its article and without', () => {
    const forms = toTitleForms([
      ['Der letzte Mann', 'The Last Laugh'],
      ['Le', 'Faust'],
    ]);
    expect(forms.forms).toEqual([
      ...['der letzte mann', 'faust', 'last laugh', 'le', 'letzte mann', 'the last laugh'],
    ]);
    expect([...forms.films]).toEqual([0, 1, 0, 1, 0, 0]);
    expect([...forms.shortest]).toEqual([10, 2]);
  });
});

describe('find words', () => {
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
  ])('“%s” is a name, its beginning, its end or another form of it, each once', (asked, words) =>
    expect(meant(findNames(dictionary, asked)).toSorted()).toEqual(words.toSorted()),
  );

  test.each([
    ['ort', ['ort']],
    ['pup', []],
    ['pupp', ['puppe', 'puppen', 'puppenspiel', 'puppern']],
    ['puppes', ['puppe', 'puppen']],
    ['kabinetten', ['kabinett']],
    ['inett', []],
  ])(
    'in a story “%s” is a word, from four letters on its beginning or another form',
    (asked, words) => expect(meant(findProse(dictionary, asked))).toEqual(words),
  );

  test.each([
    ['rot', []],
    ['zirksu', ['zirkus', 'zirkus']],
    ['zurkuss', ['zirkus']],
  ])('“%s” may be mistyped for %j: no word of three letters is', (asked, words) =>
    expect(meant(findFuzzy(dictionary, buildNameTree(dictionary), asked))).toEqual(words),
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
  ])('“%s” is another form of what begins with “%s”', (word, stem) =>
    expect(stemOf(word)).toBe(stem),
  );

  test.each(['hase', 'inne', 'opium', 'lux'])('“%s” is a form of nothing else', (word) =>
    expect(stemOf(word)).toBeUndefined(),
  );
});

describe('part word', () => {
  /** Names, and the films in whose titles they stand. */
  const inFilms = (names: Record<string, number[]>) =>
    toDictionary(
      new Map(Object.entries(names).map(([word, films]) => [word, films.map((film) => film * 8)])),
    );
  const names = inFilms({
    ...{ bahn: [1], barbe: [0, 2], bleue: [0], dr: [0] },
    ...{ la: [3], lune: [1], o: [0] },
    ...{ a: [4], enfant: [4], l: [4], loup: [0], lyon: [4], n: [1] },
  });

  test.each([
    ['barbedr', ['barbe', 'dr']],
    ['barbebleu', ['barbe', 'bleu']],
    ['lunela', ['lune', 'la']],
    ['lenfantalyon', ['l', 'enfant', 'a', 'lyon']],
  ])('“%s” is read as %j', (word, parts) => expect(splitCompound(names, word)).toEqual(parts));

  test.each([
    ['bahnbarbe', 'two names that no film has both'],
    ['drbarbelune', 'three names of which a film has two'],
    ['obarbe', 'a letter and a name'],
    ['barbeo', 'a name and a letter'],
    ['barbeble', 'a name and three letters of another'],
    ['barbexxxx', 'a name and what nobody has'],
    ['barbedans', 'a name and a stop word that no name has'],
    ['lala', 'stop words alone'],
    ['annabarbe', 'a name and letters that no film has with it'],
    ['lbarbe', 'a name and a letter with which words of its film begin'],
    ['dbarbe', 'a name and a letter that no name is'],
  ])('“%s” stays as it is: %s', (word) => expect(splitCompound(names, word)).toBeUndefined());

  test('a word that can be parted in very many ways is left alone after some of them', () => {
    const alike = inFilms({ bb: [0], bbb: [1], zz: [0] });
    // Of the ways the one in twos comes last: the 37th of sixteen letters, the 114th of twenty.
    expect(splitCompound(alike, `${'b'.repeat(16)}zz`)).toEqual([...Array(8).fill('bb'), 'zz']);
    expect(splitCompound(alike, `${'b'.repeat(20)}zz`)).toBeUndefined();
  });
});
