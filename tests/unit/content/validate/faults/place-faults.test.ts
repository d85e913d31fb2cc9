import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type Document, isScalar, parseDocument } from 'yaml';
import { foundIn, quoted } from '@/lib/content/validate/issue';
import { findField, placeIn, placeIssues } from '@/lib/content/validate/issues/place-issues';

const text = `title:
  original: { text: Nerven, lang: de }
people:
  F:
    died: 1930
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
  ['title.original.lang', 2, 35],
  ['people.F. W. Murnau.born', 7, 11],
  ['crew.1.name', 11, 11],
  ['same.name', 11, 11],
  // An empty value stands at its name.
  ['runtime', 12, 1],
])('%s stands in line %i, column %i', (field, line, column) => {
  expect(placed(field)).toMatchObject({ place: { line, column }, found: {} });
});

test.each([
  ['title.original.when', 2, 3],
  ['year', 1, 1],
  ['crew.0.job', 9, 5],
])('%s, which is missing, stands at what it is missing from', (field, line, column) => {
  expect(placed(field)).toMatchObject({ place: { line, column } });
  expect(placed(field)).not.toHaveProperty('found');
});

test('a wrong name stands where it is written', () => {
  const fault = placed('crew.1.name', { isName: true });
  expect(fault).toMatchObject({ place: { line: 11, column: 5 } });
  expect(fault).not.toHaveProperty('found');
});

test.each(['#c8200e', '&home', '# a later one  '])(
  'what YAML takes for a remark or a mark is asked back: %s',
  (words) => {
    const fault = { path: 'a.yaml', field: 'a.b', expected: 'x', advice: 'other' };
    expect(placeIn(`a:\n  b:  ${words}\nc: 1\n`)(fault).advice).toEqual({
      text: 'What begins with # or & needs quotes: "{words}".',
      values: { words: words.trim() },
    });
    expect(placeIn('a:\n  b: c # remark\n')(fault).advice).toBe('other');
  },
);

test('faults of several files get the places that these have', () => {
  const files = ['one', 'other'].map((name) => join(tmpdir(), `bobine-${process.pid}-${name}`));
  const [one = '', other = ''] = files;
  onTestFinished(() => {
    for (const file of files) rmSync(file);
  });
  const at = (path: string, field = 'year') => ({ path, field, expected: 'x' });
  writeFileSync(one, 'year: soon\n');
  writeFileSync(other, '\n  year: later\n');
  expect(placeIssues([at(one), at(other), at('none'), at(one, 'title')])).toMatchObject([
    { ...at(one), place: { line: 1, column: 7 }, found: { source: 'soon' } },
    { ...at(other), place: { line: 2, column: 9 }, found: { source: 'later' } },
    at('none'),
    { ...at(one, 'title'), place: { line: 1, column: 1 } },
  ]);
});

const written = (node: unknown) => (isScalar(node) ? node.value : node);
const follow = (field: string) => {
  const { keys, key, value } = findField(parseDocument(text) as Document, field);
  return [keys.join(' › '), written(key), written(value)];
};

test.each([
  ['title.original.text', 'title › original › text', 'text', 'Nerven'],
  ['crew.1.name', 'crew › 1 › name', 'name', 'B'],
  ['people.F. W. Murnau.born', 'people › F. W. Murnau › born', 'born', 'soon'],
  ['people.F.died', 'people › F › died', 'died', 1930],
  // Of what is not there the nearest above it is known.
  ['year', 'year', undefined, undefined],
  ['title.original.when', 'title › original › when', 'original', undefined],
  ['title.original.text.fr', 'title › original › text › fr', 'text', undefined],
  ['crew.7.name', 'crew › 7 › name', 'crew', undefined],
])('%s is followed into the file', (field, ...found) => {
  expect(follow(field)).toEqual(found);
});

const nothing = { words: 'nothing', source: '' };
const value = (shown: string, source = shown) => ({
  words: { text: '“{value}”', values: { value: shown } },
  source,
});

test.each([
  ['Nerven', value('Nerven')],
  ['007', value('007')],
  ["''", nothing],
  ['"a\\n  b"', value('a b', 'a\n  b')],
  ['null', { ...nothing, source: 'null' }],
  ['*one', { words: 'a list', source: '' }],
  [
    '{ b: 1, a: { c: 2 } }',
    { words: { text: 'fields: {names}', values: { names: 'b, a' } }, source: '' },
  ],
  ["{ fr: '', de: }", nothing],
])('%s is found as %j', (source, said) => {
  const document = parseDocument(`first: &one [a]\nhere: ${source}\n`);
  expect(foundIn(document.get('here', true), document)).toEqual(said);
});

test('of a long value the first sixty characters are repeated, on one line', () => {
  const shown = (source: string) => quoted(source).values.value;
  expect(shown('a'.repeat(60))).toBe('a'.repeat(60));
  expect(shown(`${'a'.repeat(59)} bc`)).toBe(`${'a'.repeat(59)}…`);
  expect(shown(' one \n\t two  ')).toBe('one two');
});
