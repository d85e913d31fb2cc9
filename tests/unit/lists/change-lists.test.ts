import { expect, test } from 'vitest';
import { mergeMarks, newestFirst, putFilm, takeFilm } from '@/lib/lists/change-lists';
import { emptyLists } from '@/lib/lists/lists';

test('a film is put into a list and taken out again', () => {
  const put = putFilm(emptyLists, 'toWatch', 'nosferatu', 7);
  expect(put).toEqual({ toWatch: { nosferatu: 7 }, watched: {} });
  expect(takeFilm(put, 'toWatch', 'nosferatu')).toEqual(emptyLists);
});

test('a film that has been seen is no longer to be seen', () => {
  const lists = putFilm(
    { toWatch: { nosferatu: 1, faust: 2 }, watched: {} },
    'watched',
    'faust',
    9,
  );
  expect(lists).toEqual({ toWatch: { nosferatu: 1 }, watched: { faust: 9 } });
});

test('a film that was seen can be put among those to see, and stays seen', () => {
  const lists = putFilm({ toWatch: {}, watched: { faust: 2 } }, 'toWatch', 'faust', 9);
  expect(lists).toEqual({ toWatch: { faust: 9 }, watched: { faust: 2 } });
});

test('the film put there last stands first', () => {
  expect(newestFirst({ a: 1, b: 3, c: 2 })).toEqual(['b', 'c', 'a']);
});

test('merging keeps every film and the later moment', () => {
  expect(mergeMarks({ a: 1, b: 5 }, { a: 3, b: 2, constructor: 4 })).toEqual({
    a: 3,
    b: 5,
    constructor: 4,
  });
});
