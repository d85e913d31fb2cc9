import { expect, test } from 'vitest';
import { readListsFile } from '@/lib/lists/read-lists-file';
import { countAdded, takeIn } from '@/lib/lists/take-in';
import { writeListsFile } from '@/lib/lists/write-lists-file';

const lists = { toWatch: { nosferatu: 1_000 }, watched: { faust: 2_000, constructor: 3_000 } };
const places = { 'etude-en-disques video': { time: 24.5, at: 4_000 } };
const text = writeListsFile(lists, places, new Date(5_000));

test('a file that was written is read to the same lists and places', () => {
  expect(readListsFile(text)).toEqual({ lists, places });
});

test('a file says of what form it is, and when it was written', () => {
  expect(JSON.parse(text)).toMatchObject({
    format: 'bobine-lists',
    version: 1,
    exported: '1970-01-01T00:00:05.000Z',
  });
});

test('a place under a name that is none is left out', () => {
  const odd = writeListsFile(lists, { ...places, odd: { time: 3, at: 3 } }, new Date(0));
  expect(readListsFile(odd)).toEqual({ lists, places });
});

test('a text that is no JSON is refused with its line', () => {
  expect(readListsFile('{\n  "format" 1\n}')).toMatchObject({
    fault: { reason: 'json', line: 2 },
  });
  expect(readListsFile(text.slice(0, 40))).toMatchObject({ fault: { reason: 'json' } });
  expect(readListsFile('')).toEqual({ fault: { reason: 'json', line: 1, column: 1 } });
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
  expect(countAdded(ours, merged)).toBe(2);
});
