import { expect, test } from 'vitest';
import { readListsFile } from '@/lib/lists/read-lists-file';
import { countAdded, takeIn } from '@/lib/lists/take-in';
import { writeListsFile } from '@/lib/lists/write-lists-file';

const lists = { toWatch: { nosferatu: 1_000 }, watched: { faust: 2_000, constructor: 3_000 } };
const positions = { 'etude-en-disques video': { time: 24.5, at: 4_000 } };
const text = writeListsFile(lists, positions, new Date(5_000));

test('a file that was written is read to the same lists and positions', () => {
  expect(readListsFile(text)).toEqual({ lists, positions });
});

test('a file says of what form it is, and when it was written', () => {
  expect(JSON.parse(text)).toMatchObject({
    format: 'bobine-lists',
    version: 1,
    exported: '1970-01-01T00:00:05.000Z',
  });
});

test('a place under a name that is none is left out', () => {
  const odd = writeListsFile(lists, { ...positions, odd: { time: 3, at: 3 } }, new Date(0));
  expect(readListsFile(odd)).toEqual({ lists, positions });
});

test.each([
  ['', 1, 1],
  ['films', 1, 1],
  ['{\n  "format" 1\n}', 2, 12],
  ['{"a": [1, 2,]}', 1, 13],
  ['{"a": 1,}', 1, 9],
  ['{"a": [}', 1, 8],
  ['[]\n[]', 2, 1],
  ['{"a": tru}', 1, 7],
  ['{"a": "b', 1, 7],
  ['[{}, {"a":"\\u00e9"}, -1.5e3, null', 1, 34],
  ['{"a": TRUE}', 1, 7],
])('a text that is no JSON is refused with its place: %j', (broken, line, column) => {
  expect(readListsFile(broken)).toEqual({ fault: { reason: 'json', line, column } });
});

test.each(['null', '[]', '3', '{"films":[]}'])('%s is another file', (other) => {
  expect(readListsFile(other)).toEqual({ fault: { reason: 'other' } });
});

test('a later form is named', () => {
  expect(readListsFile(JSON.stringify({ format: 'bobine-lists', version: 2 }))).toEqual({
    fault: { reason: 'version', version: '2' },
  });
});

test.each([
  [{ toWatch: [{ film: 'faust', at: 'yesterday' }] }, 'toWatch[1].at'],
  [{ watched: [{ film: '../x', at: '2026-11-21T00:00:00Z' }] }, 'watched[1].film'],
  [
    { begun: [{ film: 'faust', part: 'video', seconds: -1, at: '2026-11-21T00:00:00Z' }] },
    'begun[1].seconds',
  ],
  [{ watched: undefined }, 'watched'],
  [{ more: 1 }, 'more'],
])('what is wrong is found: %j', (change, path) => {
  const changed = JSON.stringify({ ...JSON.parse(text), ...change });
  expect(readListsFile(changed)).toEqual({ fault: { reason: 'entry', path } });
});

test('taking lists in loses nothing and counts what is new', () => {
  const ours = { toWatch: { faust: 9, nosferatu: 5_000 }, watched: {} };
  const merged = takeIn(ours, lists);
  expect(merged).toEqual({ toWatch: ours.toWatch, watched: lists.watched });
  const before = { lists: ours, positions: {} };
  expect(countAdded(before, { lists: merged, positions: {} })).toBe(2);
  expect(countAdded(before, { lists: merged, positions })).toBe(3);
  expect(countAdded({ lists: ours, positions }, { lists: ours, positions })).toBe(0);
});

test('what else is kept goes along to be read, and is not taken in', () => {
  const others = { 'bobine-player': '{"muted":true}', i18n_redirected: 'de' };
  const whole = writeListsFile(lists, positions, new Date(5_000), others);
  expect(JSON.parse(whole)).toMatchObject({ others });
  expect(readListsFile(whole)).toEqual({ lists, positions });
});
