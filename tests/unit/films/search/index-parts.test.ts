import { describe, expect, test } from 'vitest';
import { aliases, withAliases } from '@/lib/films/search/aliases';
import { toDictionary } from '@/lib/films/search/dictionary';
import { allowedErrors, findMistyped, findNames, findProse } from '@/lib/films/search/find-words';
import { growTree } from '@/lib/films/search/name-tree';
import { partWord } from '@/lib/films/search/part-word';
import { articles, stopWords } from '@/lib/films/search/stop-words';
import { toTitleForms } from '@/lib/films/search/title-forms';
import { foldWord, splitWords } from '@/lib/films/search/words';

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

  test.each([
    ['Känguru', 'kanguru'],
    ['KAENGURU', 'kanguru'],
    ['Straße', 'strasse'],
    ['Œuvre', 'uvre'],
    ['Goethe', 'gothe'],
    ['été', 'ete'],
    ['1920', '1920'],
  ])('%s is compared as %s', (written, word) => {
    expect(foldWord(written)).toBe(written === 'Œuvre' ? foldWord('oeuvre') : word);
  });

  test('that say little are known in both languages, folded', () => {
    for (const word of ['a', 'ou', 'das', 'und', 'zur', 'vers', 'fur'])
      expect(stopWords.has(word)).toBe(true);
    expect(stopWords.has('faust')).toBe(false);
    expect(stopWords.has('')).toBe(false);
    expect(['the', 'der', 'le', 'eine'].every((word) => articles.has(word))).toBe(true);
    expect(articles.has('und')).toBe(false);
  });

  test('that are written out find what is abbreviated', () => {
    expect([...withAliases(new Set(['doktor', 'sankt', 'madame']))].slice(3)).toEqual([
      ...['dr', 'st', 'mme'],
    ]);
    expect([...withAliases(new Set(['docteur', 'saint']))].slice(2)).toEqual(['dr', 'st']);
    expect([...withAliases(new Set(['faust']))]).toEqual(['faust']);
    expect(aliases.size).toBe(3);
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
  const tree = growTree(dictionary);
  const names = (asked: string) => findNames(dictionary, asked);
  const mistyped = (asked: string, isKnown = false) =>
    findMistyped(dictionary, tree, asked, { isKnown });

  test('holds its words in order, each with its films', () => {
    expect(dictionary.words).toEqual(['faust', 'faustine', 'lang', 'nosferatu']);
    expect([...dictionary.starts]).toEqual([0, 1, 4, 5, 7]);
    expect([...dictionary.postings]).toEqual([1, 9, 17, 25, 2, 8, 16]);
    expect(toDictionary(new Map())).toEqual({
      ...{
        words: [],
        reversed: new Uint32Array(),
        starts: Uint32Array.of(0),
        postings: new Uint32Array(),
      },
    });
  });

  test('finds a name, and behind it what it begins', () => {
    expect(names('faust')).toEqual([
      { from: 0, until: 1, weight: 1 },
      { from: 1, until: 2, weight: 0.5 },
    ]);
    expect(names('nos')).toEqual([{ from: 3, until: 4, weight: 0.5 }]);
    expect(names('lang')).toEqual([{ from: 2, until: 3, weight: 1 }]);
  });

  test('finds other forms of a name, and what it ends', () => {
    expect(names('faustinen')).toEqual([{ from: 1, until: 2, weight: 0.48 }]);
    expect(names('langes')).toEqual([{ from: 2, until: 3, weight: 0.48 }]);
    expect(names('feratu')).toEqual([{ from: 3, until: 4, weight: 0.45 }]);
    expect(names('ratu')).toEqual([]);
    expect(names('ang')).toEqual([]);
  });

  test('forgives errors, fewer in short words, and of two swapped letters makes one', () => {
    expect(mistyped('fausd')).toEqual([{ from: 0, until: 1, weight: 0.42 }]);
    expect(mistyped('fuast')).toEqual([{ from: 0, until: 1, weight: 0.42 }]);
    expect(mistyped('alng')).toEqual([{ from: 2, until: 3, weight: 0.42 }]);
    expect(mistyped('nosferutu')).toEqual([{ from: 3, until: 4, weight: 0.42 }]);
    expect(mistyped('nosfaretu')).toEqual([{ from: 3, until: 4, weight: 0.3 }]);
    expect(mistyped('lanx')).toEqual([{ from: 2, until: 3, weight: 0.42 }]);
    expect(mistyped('lxn')).toEqual([]);
  });

  test('hardly takes a word for mistyped that the prose knows', () => {
    expect(mistyped('fausd', true)).toEqual([{ from: 0, until: 1, weight: 0.05 }]);
  });

  test('parts a word into names that stand together in some film', () => {
    const names = toDictionary(
      new Map([
        ['barbe', [0]],
        ['bleue', [0]],
        ['dr', [0]],
        ['dans', [8]],
        ['lune', [8]],
      ]),
    );
    expect(partWord(names, 'barbebleue')).toEqual(['barbe', 'bleue']);
    expect(partWord(names, 'labarbebleue')).toEqual(['la', 'barbe', 'bleue']);
    expect(partWord(names, 'drbarbebleue')).toEqual(['dr', 'barbe', 'bleue']);
    expect(partWord(names, 'barbebleu')).toEqual(['barbe', 'bleu']);
    expect(partWord(names, 'laborbebleue')).toBeUndefined();
    expect(partWord(names, 'barbelune')).toBeUndefined();
    expect(partWord(names, 'danslune')).toEqual(['dans', 'lune']);
  });

  test('completes a word of the prose from four letters on', () => {
    expect(findProse(dictionary, 'fau')).toEqual([]);
    expect(findProse(dictionary, 'faus')).toEqual([{ from: 0, until: 2, weight: 0.5 }]);
    expect(findProse(dictionary, 'faust')[0]).toEqual({ from: 0, until: 1, weight: 1 });
  });

  test.each([
    ['abc', 0],
    ['abcd', 1],
    ['abcde', 1],
    ['abcdef', 2],
  ])('forgives in %s %i', (word, errors) => {
    expect(allowedErrors(word)).toBe(errors);
  });
});

test('a title is typed with its article and without', () => {
  const forms = toTitleForms([
    ['Der letzte Mann', 'The Last Laugh'],
    ['Le', 'Faust'],
  ]);
  expect(forms.forms).toEqual([
    'der letzte mann',
    'faust',
    'last laugh',
    'le',
    'letzte mann',
    'the last laugh',
  ]);
  expect([...forms.films]).toEqual([0, 1, 0, 1, 0, 0]);
  expect([...forms.shortest]).toEqual([10, 2]);
});
