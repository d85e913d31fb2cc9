import { expect, test } from 'vitest';
import { placeIn } from '@/lib/content/faults/place-faults';

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
