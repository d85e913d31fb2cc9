import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { filmSchema } from '@/lib/content/schema/film';
import { pageSchema } from '@/lib/content/schema/page';
import { describeIssue } from '@/lib/content/validate/issues/describe-issues';
import { formatSentence } from '@/lib/content/validate/issues/editor-message';
import { findDroppedText } from '@/lib/content/validate/yaml/dropped-text';
import { readWithJsYaml, readYaml } from '@/lib/content/validate/yaml/read-yaml';

/** Each issue of a text: its place, its field, and the expected value. */
const read = (text: string) => {
  const parsed = readYaml('a.yaml', text);
  if ('value' in parsed) return parsed.value;
  return parsed.issues.map(({ path, place, field, expected }) => {
    expect(path).toBe('a.yaml');
    return `${place?.line}:${place?.column} ${field}: ${formatSentence(expected, 'en')}`;
  });
};

test.each([
  [
    'a:\n  b: { text: Film #1, lang: de }\nc: 1\n',
    ['2:14 b: quotes around words with #: "Film #1"'],
  ],
  ['a: [A #2]\nc: 1\n', ['1:5 a: quotes around words with #: "A #2"']],
  [
    'a: Film\n  #1 of\n  all\n',
    [
      '2:3 the file: quotes around the whole text: a line that begins with # is a remark',
      expect.stringMatching(/^3:3 /),
    ],
  ],
])('readYaml in %j a # turns text into a comment', (text, issues) =>
  expect(read(text)).toEqual(issues),
);

const ending = 'YAML that can be read (Unexpected scalar at node end)';
const marked = (words: string) => `quotes around words that begin with *, & or !: "${words}"`;

test.each([
  ['a: "x" y\nb: "x" y', [`1:8 a: ${ending}`, `2:8 b: ${ending}`]],
  // Only the first problem of a line.
  [
    'a: "x" y: z',
    ['1:4 a: YAML that can be read (Nested mappings are not allowed in compact mappings)'],
  ],
  ['é: "x" y', [`1:8 é: ${ending}`]],
  ['a:\n  "x" y', [`2:7 the file: ${ending}`]],
  ['"a": "x" y', [`1:10 the file: ${ending}`]],
  // A problem noticed at the end of the file has the place of the last text.
  ['a: "x\n\n\n', ['1:6 a: each quote and bracket to be closed']],
  [
    'a: 1\nb\nc: 2\n',
    ['2:1 the file: a name with a colon, such as name: …, or spaces before what goes on'],
  ],
  ['a: *x\nb: 1\nc: !d e', [`3:4 c: ${marked('!d e')}`, `1:4 a: ${marked('*x')}`]],
  ['a: [*x, *y]', [`1:5 a: ${marked('*x')}`]],
  ['b: *x\na: &x 1', [`1:4 b: ${marked('*x')}`]],
  ['&x a: 1\nb: *y', [`2:4 b: ${marked('*y')}`]],
])('readYaml: %j is reported with its place and a fix', (text, issues) =>
  expect(read(text)).toEqual(issues),
);

test('readYaml: excessive nesting and aliases are refused', () => {
  const tooDeep = 'YAML that can be read; this is nested too deep';
  expect(read('['.repeat(8_000))).toEqual([`1:1 the file: ${tooDeep}`]);
  // The parser would exhaust the stack.
  expect(read(`a: 1\nb:\n  ${'- '.repeat(20_000)}`)).toEqual([`3:3 the file: ${tooDeep}`]);
  expect(read(`a: 1\nb: ${'{ '.repeat(250)}`)).toEqual([`2:4 b: ${tooDeep}`]);
  expect(readYaml('a.yaml', `a: |\n  ${'-'.repeat(300)}\n`), 'a line is drawn').toHaveProperty(
    'value',
  );
  const times = (name: string) => Array.from({ length: 10 }, () => `*${name}`).join(', ');
  const bomb = `a: &a [x]\nb: &b [${times('a')}]\nc: &c [${times('b')}]\nd: [${times('c')}]\n`;
  expect(readYaml('a.yaml', bomb)).toEqual({
    issues: [
      {
        ...{ path: 'a.yaml', field: 'the file' },
        expected: 'aliases (*) that stand for something; these repeat each other without end',
      },
    ],
  });
});

describe('findDroppedText', () => {
  const film = (text: string) => findDroppedText('films/a.yaml', text, filmSchema);
  const page = (text: string) => findDroppedText('pages/a.yaml', text, pageSchema);
  const brief = (issues: ReturnType<typeof film>) =>
    issues.map(({ field, place, isWarning = false }) => [
      field,
      place?.line,
      place?.column,
      isWarning,
    ]);

  test('text after a # is a warning with its place and the quotes that keep it', () => {
    const [warning, ...others] = page('title:\n  de: Der Film #1 des Jahres\n  fr: A\n');
    expect(others).toEqual([]);
    expect(warning && describeIssue(warning, 'en')).toBe(
      'Line 2, column 7: “title › de”: found “Der Film”; expected quotes where what follows # belongs to the text: "Der Film #1 des Jahres"; a remark stands in a line of its own.',
    );
    expect(warning?.isWarning).toBe(true);
  });

  test.each([
    'year: 1919 # by the censor’s card',
    'genres: [drama] # and more',
    'genres:\n  - drama # and more',
    'vod: # later',
    'added: 2026-11-01 # a guess',
    'title: # to be looked for\n  fr: A',
    'title:\n  de: "Der Film" # the quotes say where it ends',
    "title:\n  de: 'Der Film #1 des Jahres'",
    'synopsis:\n  de: >-\n    Der Film #1 des Jahres',
    'title:\n  de: Der Film#1\n  # a line of its own',
  ])('%j drops no text', (text) => expect(film(text)).toEqual([]));

  test.each([
    ['editorNote: #1', '#1'],
    ['editorNote: # later', '# later'],
    ['editorNote: &home', '&home'],
  ])('a text that becomes empty is an issue: %j', (text, words) => {
    const [issue, ...others] = film(text);
    expect(others).toEqual([]);
    expect(issue).not.toHaveProperty('isWarning');
    expect(issue && describeIssue(issue, 'en')).toBe(
      `Line 1, column 1: “editorNote”: found nothing; expected text, such as Nerven. What begins with # or & needs quotes: "${words}".`,
    );
  });

  test('text after a comma in braces is an issue with the quotes that keep it', () => {
    const found = film(
      'title: { original: { text: A, lang: de }, fr: Le film, la mer, et toi, de: Film }\nbasedOn: [{ work: { de: Das Kind, allein } }]\n',
    );
    expect(found.map(({ field, expected }) => [field, formatSentence(expected, 'en')])).toEqual([
      ['title.fr', 'quotes around words with a comma: "Le film, la mer, et toi"'],
      ['basedOn.0.work.de', 'quotes around words with a comma: "Das Kind, allein"'],
    ]);
    expect(
      film('title: { fr: "Le film, la mer", de: Film, original: {text: A, lang: de} }'),
    ).toEqual([]);
  });

  test('Null needs quotes where a text is expected, and nowhere else', () => {
    const [issue] = film(
      'title:\n  original: { text: Null, lang: de }\n  fr: Null\nruntime: NULL\n',
    );
    expect(issue && describeIssue(issue, 'en')).toBe(
      'Line 2, column 21: “title › original › text”: found nothing; expected text, such as Nerven. Put it in quotes: "Null".',
    );
    expect(brief(film('title:\n  fr: Null\nruntime: NULL\nlanguages: [NULL]\n'))).toEqual([
      ['title.fr', 2, 7, false],
    ]);
  });

  test('null and ~ need quotes only as a required text', () => {
    for (const word of ['null', '~']) {
      const [issue] = film(
        `title:\n  original: { text: ${word}, lang: de } # Null\n  fr: ${word}\n`,
      );
      expect(issue?.field).toBe('title.original.text');
      expect(issue?.advice).toBe('Put it in quotes: "{source}".');
      expect(film(`title:\n  fr: ${word}\neditorNote: ${word} # Null\n`)).toEqual([]);
    }
  });
});

const contentFolder = 'tests/site';
const files = ['films', 'collections', 'shop'].flatMap((folder) =>
  readdirSync(join(contentFolder, folder))
    .slice(0, 12)
    .map((name) => readFileSync(join(contentFolder, folder, name), 'utf8')),
);

/** The result of the complete parser, or `an issue`. */
function parseFully(text: string) {
  const document = parseDocument(text, { prettyErrors: false });
  return document.errors.length + document.warnings.length > 0 ? 'an issue' : document.toJS();
}

test('readWithJsYaml: content files give the same result as with the complete parser', () => {
  for (const text of files) expect(readWithJsYaml(text)).toEqual({ value: parseFully(text) });
});

/** Pseudo-random numbers, the same in each run. */
function* numbers(seed: number) {
  for (let state = seed; ; ) {
    state = (state * 1103515245 + 12345) % 2147483648;
    yield state / 2147483648;
  }
}

test('readWithJsYaml for mutated files the result is that of the complete parser, or none', () => {
  const random = numbers(13);
  const below = (count: number) => Math.floor(Number(random.next().value) * count);
  const signs = [
    ...' \n:-#\'"[]{}|>,&*!%@?~.+0a\u00a0',
    '\n  ',
    '- ',
    ': ',
    ' #',
    '>-\n',
    '\n- ',
    '{ ',
  ];
  let taken = 0;
  for (let round = 0; round < 700; round += 1) {
    const lines = files[below(files.length)]?.split('\n') ?? [];
    const from = below(lines.length);
    const text = lines.slice(below(2) * from, from + 1 + below(10)).join('\n');
    const at = below(text.length + 1);
    const changed = text.slice(0, at) + signs[below(signs.length)] + text.slice(at + below(3));
    const read = readWithJsYaml(changed);
    if (!read) continue;
    taken += 1;
    expect(parseFully(changed), JSON.stringify(changed)).toEqual(read.value);
  }
  expect(taken).toBeGreaterThan(100);
});
