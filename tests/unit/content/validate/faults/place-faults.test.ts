import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isScalar, parseDocument, type Document } from 'yaml';
import { foundIn, quoted } from '@/lib/content/validate/faults/found';
import { findField, placeFaults, placeIn } from '@/lib/content/validate/faults/place-faults';

describe('the place of a fault', () => {
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

  test('what is missing stands at what it is missing from', () => {
    expect(placed('title.original.when')).toMatchObject({ place: { line: 2, column: 3 } });
    expect(placed('title.original.when')).not.toHaveProperty('found');
    expect(placed('year')).toMatchObject({ place: { line: 1, column: 1 } });
    expect(placed('crew.0.job')).toMatchObject({ place: { line: 7, column: 5 } });
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
});

describe('a field in a file', () => {
  const text = `title:
  original: { text: Nerven }
people:
  F:
    died: 1930
  F. W. Murnau:
    born: soon
  G. W. Pabst:
    born: later
  G:
    died: 1931
crew:
  - name: A
  - &b
    name: B
same: *b
12: twelve
`;
  const find = (field: string, source = text) =>
    findField(parseDocument(source) as Document, field);
  const written = (node: unknown) => (isScalar(node) ? node.value : node);
  const found = (field: string) => {
    const { keys, key, value } = find(field);
    return { keys, key: written(key), value: written(value) };
  };

  test.each([
    ['title.original.text', ['title', 'original', 'text'], 'text', 'Nerven'],
    ['crew.1.name', ['crew', '1', 'name'], 'name', 'B'],
    ['same.name', ['same', 'name'], 'name', 'B'],
    ['people.F. W. Murnau.born', ['people', 'F. W. Murnau', 'born'], 'born', 'soon'],
    ['people.F.died', ['people', 'F', 'died'], 'died', 1930],
    ['people.G. W. Pabst.born', ['people', 'G. W. Pabst', 'born'], 'born', 'later'],
    ['people.G.died', ['people', 'G', 'died'], 'died', 1931],
  ])('%s is followed into the file', (field, keys, key, value) => {
    expect(found(field)).toEqual({ keys, key, value });
  });

  test.each([
    ['year', ['year'], undefined],
    ['title.original.lang', ['title', 'original', 'lang'], 'original'],
    ['title.original.text.fr', ['title', 'original', 'text', 'fr'], 'text'],
    ['people.F. W. Lang.born', ['people', 'F', ' W', ' Lang', 'born'], 'F'],
    ['crew.name', ['crew', 'name'], 'crew'],
  ])('of %s, which is not there, the nearest above it is known', (field, keys, key) => {
    expect(found(field)).toEqual({ keys, key, value: undefined });
  });

  test('an entry that is not there stands at its list, and a field of one that is at the entry', () => {
    const list = 'crew:\n  - music\n  - { name: B }\n';
    const none = find('crew.2.name', list);
    expect([none.keys, written(none.key), none.value]).toEqual([
      ...[['crew', '2', 'name'], 'crew', undefined],
    ]);
    const job = find('crew.1.job', list);
    expect([String(job.key), job.value]).toEqual(['{"name":"B"}', undefined]);
    expect(written(find('crew.0', list).key)).toBe('music');
  });
});

describe('what is found there', () => {
  const found = (text: string) => {
    const document = parseDocument(`first: &one [a]\nhere: ${text}\n`);
    return foundIn(document.get('here', true), document);
  };
  const value = (text: string, source = text) => ({
    words: { text: '“{value}”', values: { value: text } },
    source,
  });

  test.each([
    ['Nerven', value('Nerven')],
    ['007', value('007')],
    ["''", { words: 'nothing', source: '' }],
    ['"a\\n  b"', value('a b', 'a\n  b')],
    ['', { words: 'nothing', source: '' }],
    ['null', { words: 'nothing', source: 'null' }],
    ['[a, b]', { words: 'a list', source: '' }],
    ['*one', { words: 'a list', source: '' }],
    [
      '{ b: 1, a: { c: 2 } }',
      { words: { text: 'fields: {names}', values: { names: 'b, a' } }, source: '' },
    ],
    ['{}', { words: 'nothing', source: '' }],
    ["{ fr: '', de: }", { words: 'nothing', source: '' }],
  ])('%s is found as %j', (text, said) => {
    expect(found(text)).toEqual(said);
  });

  const shown = (source: string) => quoted(source).values.value;

  test('of a long value the first sixty characters are repeated, on one line', () => {
    expect(shown('a'.repeat(60))).toBe('a'.repeat(60));
    expect(shown('a'.repeat(61))).toBe(`${'a'.repeat(60)}…`);
    expect(shown(`${'a'.repeat(59)} bc`)).toBe(`${'a'.repeat(59)}…`);
    expect(shown(' one \n\t two  ')).toBe('one two');
  });
});
