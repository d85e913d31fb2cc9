import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { placeFaults, placeIn } from '@/lib/content/validate/faults/place-faults';

const text = `title:
  original: { text: Nerven, lang: de }
people:
  F. W. Murnau:
    born: soon
crew:
  - name: A
  - &b
    name: B
runtime:
same: *b
`;
const placed = (field: string, more: object = {}) =>
  placeIn(text)({ path: 'a.yaml', field, expected: 'x', ...more });

test.each([
  ['title.original.lang', 2, 35, '“{value}”'],
  ['people.F. W. Murnau.born', 5, 11, '“{value}”'],
  ['crew.1.name', 9, 11, '“{value}”'],
])('%s stands in line %i, column %i', (field, line, column, words) => {
  expect(placed(field)).toMatchObject({
    place: { line, column },
    found: { words: { text: words } },
  });
});

test('a name with points is found as one', () => {
  expect(placed('people.F. W. Murnau.born').keys).toEqual(['people', 'F. W. Murnau', 'born']);
});

test('what is missing stands at what it is missing from', () => {
  expect(placed('title.original.when')).toMatchObject({ place: { line: 2, column: 3 } });
  expect(placed('title.original.when')).not.toHaveProperty('found');
  expect(placed('year')).toMatchObject({ place: { line: 1, column: 1 } });
  expect(placed('crew.0.job')).toMatchObject({ place: { line: 7, column: 5 } });
});

test('an empty value stands at its name', () => {
  expect(placed('runtime')).toMatchObject({
    place: { line: 10, column: 1 },
    found: { words: 'nothing' },
  });
});

test('a name that is wrong stands where it is written', () => {
  expect(placed('crew.1.name', { isName: true })).toMatchObject({ place: { line: 9, column: 5 } });
});

test('what stands for something else is followed', () => {
  expect(placed('same.name')).toMatchObject({ place: { line: 9, column: 11 } });
});

test('in a file with nothing in it all stands at the beginning', () => {
  const fault = placeIn('')({ path: 'a.yaml', field: 'year', expected: 'x' });
  expect(fault.place).toEqual({ line: 1, column: 1 });
});

test.each(['#c8200e', '&home', '# a later one  '])(
  'what YAML takes for a remark or a mark is asked back: %s',
  (words) => {
    const { advice } = placeIn(`a:\n  b:  ${words}\nc: 1\n`)({
      ...{ path: 'a.yaml', field: 'a.b', expected: 'x', advice: 'other' },
    });
    expect(advice).toEqual({
      text: 'What begins with # or & needs quotes: "{words}".',
      values: { words: words.trim() },
    });
  },
);

test('an advice stays where nothing was lost', () => {
  const advised = (source: string) =>
    placeIn(source)({ path: 'a.yaml', field: 'a', expected: 'x', advice: 'other' }).advice;
  expect(advised('a:\nb: # remark\n')).toBe('other');
  expect(advised('a: b # remark\n')).toBe('other');
  expect(advised('a:#b\n')).toBe('other');
  expect(advised('a: &home words\n')).toBe('other');
  expect(placed('runtime')).not.toHaveProperty('advice');
});

test('what was found already is kept, and of a wrong name nothing is found', () => {
  const found = { words: 'an empty file', source: '' };
  expect(placed('crew.1.name', { found }).found).toBe(found);
  expect(placed('crew.1.name', { isName: true })).not.toHaveProperty('found');
});

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bobine-places-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('faults of several files get the places that these have', () => {
  const [one, other, none] = ['one', 'other', 'none'].map((name) => join(folder, `${name}.yaml`));
  const at = (path = '', field = 'year') => ({ path, field, expected: 'x' });
  writeFileSync(one as string, 'year: soon\n');
  writeFileSync(other as string, '\n  year: later\n');
  expect(placeFaults([at(one), at(other), at(none), at(one, 'title')])).toMatchObject([
    { ...at(one), place: { line: 1, column: 7 }, found: { source: 'soon' } },
    { ...at(other), place: { line: 2, column: 9 }, found: { source: 'later' } },
    at(none),
    { ...at(one, 'title'), place: { line: 1, column: 1 } },
  ]);
  expect(placeFaults([at(none)])).toEqual([at(none)]);
});

test('what has a place, stands in a row or is the file as a whole stays as it is', () => {
  const path = join(folder, 'a.yaml');
  writeFileSync(path, 'year: soon\n');
  const faults = [
    { path, field: 'year', expected: 'x', place: { line: 7, column: 3 } },
    { path, field: 'year', expected: 'x', row: 4 },
    { path, field: 'the file', expected: 'x' },
  ];
  expect(placeFaults(faults)).toEqual(faults);
});
