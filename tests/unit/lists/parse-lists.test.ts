import { expect, test } from 'vitest';
import { emptyLists } from '@/lib/lists/lists';
import { parseLists, writeLists } from '@/lib/lists/parse-lists';

const lists = { toWatch: { nosferatu: 7 }, watched: { 'l-inferno': 3 } };

test('what is written is read', () => {
  expect(parseLists(writeLists(lists))).toEqual({ lists, whole: true });
});

test('nothing kept is two empty lists, and whole', () => {
  expect(parseLists(null)).toEqual({ lists: emptyLists, whole: true });
});

test.each(['', '{', 'null', '[]', '"x"', '{"version":1}'])('%s is not whole', (text) => {
  expect(parseLists(text)).toEqual({ lists: emptyLists, whole: false });
});

test('one film that cannot be read does not hide the others', () => {
  const text = JSON.stringify({
    version: 1,
    toWatch: { nosferatu: 7, faust: 'yesterday', 'not a slug': 3 },
    watched: { 'l-inferno': 3 },
  });
  expect(parseLists(text)).toEqual({ lists, whole: false });
});

test('lists of a later form are read as far as they can be, and not taken for whole', () => {
  expect(parseLists(JSON.stringify({ version: 2, ...lists }))).toEqual({ lists, whole: false });
});

test.each([0, -1, null, true, '7', [7]])('a moment of %j is none', (at) => {
  const text = JSON.stringify({ version: 1, toWatch: { faust: at }, watched: {} });
  expect(parseLists(text)).toEqual({ lists: emptyLists, whole: false });
});
