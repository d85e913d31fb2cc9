import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { applyValue, parseSource, SourceError } from '@/lib/editor/entries/edit-source';
import { entryKinds, entryOf } from '@/lib/editor/entries/entry-kinds';

const files = ['content', 'tests/site'].flatMap((site) =>
  readdirSync(site, { recursive: true, encoding: 'utf8' }).flatMap((path) => {
    const entry = entryOf(path.replaceAll('\\', '/'));
    return entry ? [{ path: `${site}/${path}`, schema: entryKinds[entry.kind].schema }] : [];
  }),
);

test('an entry that is saved untouched keeps all bytes, and a changed field changes its lines alone', () => {
  expect(files.length).toBeGreaterThan(150);
  for (const { path, schema } of files) {
    const source = readFileSync(path, 'utf8');
    const value = parseSource(source, schema) as Record<string, unknown>;
    expect(applyValue(source, structuredClone(value), schema), path).toBe(source);
    const [name = '', ...others] = Object.keys(value);
    const changed = applyValue(source, { ...value, [name]: 'Zürich: 1' }, schema);
    for (const other of others) expect(changed, path).toContain(linesOf(source, other));
    const lines = changed.split('\n');
    const added = lines.filter((line) => !source.includes(line));
    expect(added, path).toEqual([expect.stringMatching(/: 'Zürich: 1'$/)]);
  }
});

/** The lines of a top-level field, with what stands above them up to the field before. */
function linesOf(source: string, name: string): string {
  const lines = source.split('\n');
  const start = lines.findIndex((line) => line.replace(/['"]/g, '').startsWith(`${name}:`));
  const length = lines.slice(start + 1).findIndex((line) => /^\S/.test(line));
  return lines.slice(start, length < 0 ? undefined : start + 1 + length).join('\n');
}

const text = z.strictObject({ fr: z.string().optional(), de: z.string().optional() });
const schema = z.strictObject({
  title: text,
  year: z.number(),
  price: z.number().optional(),
  cast: z.array(z.strictObject({ name: z.string(), role: z.string().optional() })).default([]),
  genres: z.array(z.string()).default([]),
  synopsis: text.optional(),
  none: z.string().nullable().optional(),
});

const source = `# A film
title: { fr: "L'été", de: Sommer } # both
year: 1922 # sure

# Money
price: 29.00
cast:
# the lead
- name: Ada
  role: 'Eva'   # or Eve?
- name: ''
- name: Bo
genres: [ drama, "war" ]
synopsis:
  fr: >-
    One line of a text that is
    folded.
  de: ''
none: null`;

type Film = z.infer<typeof schema>;
const before = parseSource(source, schema) as Film;
const [ada, bo] = before.cast;

describe('applyValue', () => {
  test.each<[string, Film, string, string]>([
    ['a number', { ...before, year: 1923 }, 'year: 1922 #', 'year: 1923 #'],
    ['an amount', { ...before, price: 30.5 }, '29.00', '30.50'],
    [
      'a word in quotes',
      { ...before, cast: [{ ...ada, role: 'Eve' }, bo] as Film['cast'] },
      "'Eva' ",
      "'Eve' ",
    ],
    ['a word in braces', { ...before, title: { fr: 'A, b', de: 'Sommer' } }, `"L'été"`, "'A, b'"],
    ['a removed word in braces', { ...before, title: { de: 'Sommer' } }, `fr: "L'été", `, ''],
    [
      'a list in brackets',
      { ...before, genres: ['drama', 'war', '1917'] },
      '"war" ]',
      `"war", '1917' ]`,
    ],
    ['a removed field', { ...before, price: undefined }, 'price: 29.00\n', ''],
    [
      'a removed person',
      { ...before, cast: [bo] as Film['cast'] },
      "- name: Ada\n  role: 'Eva'   # or Eve?\n",
      '',
    ],
    [
      'a new person',
      { ...before, cast: [ada, bo, { name: 'Cy', role: 'x: y' }] as Film['cast'] },
      '- name: Bo\n',
      "- name: Bo\n- name: Cy\n  role: 'x: y'\n",
    ],
    [
      'a field of a person',
      { ...before, cast: [{ role: 'Eva' }, bo] as Film['cast'] },
      '- name: Ada\n  role:',
      '- role:',
    ],
    [
      'a folded text',
      { ...before, synopsis: { fr: 'One line.' } },
      'One line of a text that is\n    folded.',
      'One line.',
    ],
    [
      'a text that stood empty',
      { ...before, synopsis: { ...before.synopsis, de: 'Eins' } },
      "de: ''",
      'de: Eins',
    ],
    ['null with a meaning', { ...before, none: 'x' }, 'none: null', 'none: x'],
  ])('%s', (_what, value, old, fresh) => {
    expect(applyValue(source, value, schema)).toBe(source.replace(old, fresh));
  });

  test('a list in another order moves its remarks and empty lines along', () => {
    const list = 'genres:\n  # one\n  - a\n\n  # two\n  - b # c\n  - d';
    const moved = applyValue(list, { genres: ['b', 'a', 'd'] }, schema);
    expect(moved).toBe('genres:\n  # one\n  # two\n  - b # c\n  - a\n  - d\n');
  });

  test('a new field stands in the order of the schema, a long text has lines of its own', () => {
    const long = 'word '.repeat(30).trim();
    const added = applyValue(
      'title:\n  fr: A\nsynopsis:\n  fr: B\n',
      { title: { fr: 'A' }, year: 1, synopsis: { fr: long } },
      schema,
    );
    expect(added).toMatch(
      /^title:\n {2}fr: A\nyear: 1\nsynopsis:\n {2}fr: >-\n {4}word [a-z ]+\n {4}word [a-z ]+\n$/,
    );
  });

  test.each([
    ['an empty file', '', 'title:\n  fr: A\nyear: 1\n'],
    ['a file of remarks', '# about\n', '# about\ntitle:\n  fr: A\nyear: 1\n'],
    [
      'a file with aliases',
      '# about\ntitle: &t { fr: B }\nsynopsis: *t\n',
      '# about\ntitle:\n  fr: A\nyear: 1\n',
    ],
    ['a file in braces', '{title: {fr: B}, year: 1}', 'title:\n  fr: A\nyear: 1\n'],
    [
      'a mark and Windows lines',
      '\uFEFFtitle:\r\n  fr: B\r\nyear: 1\r\n',
      '\uFEFFtitle:\r\n  fr: A\r\nyear: 1\r\n',
    ],
  ])('%s', (_what, old, fresh) => {
    expect(applyValue(old, { year: 1, title: { fr: 'A' } }, schema)).toBe(fresh);
  });

  test.each([
    'a: b',
    '# x',
    ' x',
    '1917',
    '0b11',
    'true',
    '~',
    '',
    '*a*',
    '- a\n- b',
    'a\n\nb\n',
    "it's",
    '\u0007',
  ])('the text %j reads back as it is', (word) => {
    const value = {
      title: { fr: 'x' },
      year: 1,
      cast: [{ name: 'Ada', role: word }],
      genres: [word, 'b'],
    };
    for (const old of [source, '']) {
      const read = parseSource(applyValue(old, value, schema), schema);
      expect(read).toEqual(
        word.trim() ? value : { ...value, cast: [{ name: 'Ada' }], genres: ['b'] },
      );
    }
  });
});

test('hostile YAML is refused or harmless', () => {
  const bomb = `a: &a [x]\n${['b', 'c', 'd', 'e', 'f', 'g', 'h'].map((name, at) => `${name}: &${name} [${`*${'abcdefgh'[at]},`.repeat(9)}]`).join('\n')}`;
  expect(() => parseSource(bomb, schema)).toThrow(SourceError);
  expect(() => parseSource('a: [', schema)).toThrow(SourceError);
  const value = parseSource('__proto__: { polluted: 1 }\nyear: 1', schema) as object;
  expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
  expect(applyValue('__proto__: { polluted: 1 }\nyear: 1', { ...value, year: 2 }, schema)).toBe(
    '__proto__: { polluted: 1 }\nyear: 2',
  );
});
