import { expect, test } from 'vitest';
import { toDictionary } from '@/lib/films/search/dictionary';
import { partWord } from '@/lib/films/search/part-word';

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
])('“%s” is read as %j', (word, parts) => {
  expect(partWord(names, word)).toEqual(parts);
});

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
])('“%s” stays as it is: %s', (word) => {
  expect(partWord(names, word)).toBeUndefined();
});

test('a word that can be parted in very many ways is left alone after some of them', () => {
  const alike = inFilms({ bb: [0], bbb: [1], zz: [0] });
  // Of the ways the one in twos comes last: the 37th of sixteen letters, the 114th of twenty.
  expect(partWord(alike, `${'b'.repeat(16)}zz`)).toEqual([...Array(8).fill('bb'), 'zz']);
  expect(partWord(alike, `${'b'.repeat(20)}zz`)).toBeUndefined();
});
