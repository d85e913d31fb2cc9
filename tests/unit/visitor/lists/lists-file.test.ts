import { describe, expect, test } from 'vitest';
import { findJsonError } from '@/lib/visitor/lists/find-json-error';
import { countAdded, mergeLists } from '@/lib/visitor/lists/merge-lists';
import { readListsFile } from '@/lib/visitor/lists/read-lists-file';
import { writeListsFile } from '@/lib/visitor/lists/write-lists-file';

test.each([
  ['a key that is no string', '{1: 2}', 2],
  ['a value where a key belongs', '{"a": 1, true: 2}', 10],
  ['a colon for a value', '{"a": :}', 7],
  ['a comma for a value', '[1, ,2]', 5],
  ['a colon in a list', '["a": 1]', 5],
  ['two values', '[1 2]', 4],
  ['a list closed as an object', '[1}', 3],
  ['an object closed as a list', '{"a": 1]', 8],
  ['an end after a colon', '{"a":}', 6],
  ['an unopened end', '1]', 2],
  ['a second value', '{} 1', 4],
  ['a leading zero', '[01]', 3],
  ['an unknown escape', '["\\x"]', 2],
  ['an escape with too few digits', '["\\u00e"]', 2],
  ['a string over two lines', '["a\nb"]', 2],
  ['a value in an object after a value', '{"a": {"b": 1}, 2}', 17],
])('findJsonError finds %s', (_, text, column) =>
  expect(findJsonError(text)).toEqual({ line: 1, column }),
);

describe('a lists file', () => {
  const lists = { toWatch: { nosferatu: 1_000 }, watched: { faust: 2_000, constructor: 3_000 } };
  const positions = { 'etude-en-disques video': { time: 24.5, at: 4_000 } };
  const follows = { 'movie/nerven': { at: 6_000, ways: ['disc/nerven-blu-ray'] } };
  const others = { 'bobine-player': '{"muted":true}', i18n_redirected: 'de' };
  const text = writeListsFile({ lists, positions, follows }, new Date(5_000), others);

  test('has all lists, positions and follows; other stored data is exported and not imported', () => {
    expect(readListsFile(text)).toEqual({ lists, positions, follows });
    expect(JSON.parse(text)).toMatchObject({ others });
    const before = JSON.stringify({ ...JSON.parse(text), follows: undefined });
    expect(readListsFile(before)).toEqual({ lists, positions, follows: {} });
  });

  test.each([
    ...['null', '[]', '3', '{"films":[]}'].map((other) => [other, { reason: 'other' }] as const),
    ['{"format":"bobine-lists","version":2}', { reason: 'version', version: '2' }] as const,
  ])('%s is rejected with %j', (other, issue) => expect(readListsFile(other)).toEqual({ issue }));

  const at = '2026-11-21T00:00:00Z';
  test.each([
    [{ toWatch: [{ film: 'faust', at: 'yesterday' }] }, 'toWatch[1].at'],
    [{ watched: [{ film: '../x', at }] }, 'watched[1].film'],
    [{ begun: [{ film: 'faust', part: 'video', seconds: -1, at }] }, 'begun[1].seconds'],
    [{ follows: [{ page: 'shop/faust', at, ways: [] }] }, 'follows[1].page'],
    [{ watched: undefined }, 'watched'],
    [{ more: 1 }, 'more'],
  ])('with %j is rejected at %s', (change, path) => {
    const changed = JSON.stringify({ ...JSON.parse(text), ...change });
    expect(readListsFile(changed)).toEqual({ issue: { reason: 'entry', path } });
  });

  test('is merged without losing an entry, and its new films are counted', () => {
    const ours = { toWatch: { faust: 9, nosferatu: 5_000 }, watched: {} };
    const merged = mergeLists(ours, lists);
    expect(merged).toEqual({ toWatch: ours.toWatch, watched: lists.watched });
    const before = { lists: ours, positions: {}, follows: {} };
    expect(countAdded(before, { ...before, lists: merged })).toBe(2);
    expect(countAdded(before, { lists: merged, positions, follows })).toBe(4);
    expect(countAdded(before, before)).toBe(0);
  });
});
