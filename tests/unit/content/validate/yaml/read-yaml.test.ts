import { expect, test } from 'vitest';
import { saySentence } from '@/lib/content/validate/faults/sentence';
import { readYaml } from '@/lib/content/validate/yaml/read-yaml';

/** Each fault of a text: its place, its field, and what was expected. */
const said = (text: string) => {
  const read = readYaml('a.yaml', text);
  if ('value' in read) return read.value;
  return read.faults.map(({ path, place, field, expected }) => {
    expect(path).toBe('a.yaml');
    return `${place?.line}:${place?.column} ${field}: ${saySentence(expected, 'en')}`;
  });
};

test.each([
  ['a: 1\nb: [2, c]\n', { a: 1, b: [2, 'c'] }],
  ['a: &x { b: 1 }\nc: *x\n', { a: { b: 1 }, c: { b: 1 } }],
  ['a: "\\u0041"\n', { a: 'A' }],
  ['a: !!str 1\n', { a: '1' }],
  ['a: |2\n   b\n', { a: ' b\n' }],
])('%j is read, whoever reads it', (text, value) => {
  expect(said(text)).toEqual(value);
});

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
])('%j is told where # has made a remark of words', (text, faults) => {
  expect(said(text)).toEqual(faults);
});

test('all that is known of a fault', () => {
  expect(readYaml('a.yaml', 'a:\r\n  - b: "x" y  \r\n')).toEqual({
    faults: [
      {
        ...{ path: 'a.yaml', place: { line: 2, column: 12 }, field: 'b', keys: ['b'] },
        expected: {
          text: 'YAML that can be read ({reason})',
          values: { reason: 'Unexpected scalar at node end' },
        },
        found: {
          source: '- b: "x" y',
          words: { text: '“{value}”', values: { value: '- b: "x" y' } },
        },
      },
    ],
  });
});

const ending = 'YAML that can be read (Unexpected scalar at node end)';
const marked = (words: string) => `quotes around words that begin with *, & or !: "${words}"`;

test.each([
  ['a: "x" y\nb: "x" y', [`1:8 a: ${ending}`, `2:8 b: ${ending}`]],
  // The first trouble of a line alone.
  [
    'a: "x" y: z',
    ['1:4 a: YAML that can be read (Nested mappings are not allowed in compact mappings)'],
  ],
  ['é: "x" y', [`1:8 é: ${ending}`]],
  ['- - a_1-b : "x" y', [`1:17 a_1-b: ${ending}`]],
  ['a:\n  "x" y', [`2:7 the file: ${ending}`]],
  ['"a": "x" y', [`1:10 the file: ${ending}`]],
  ['a:b: "x" y', [`1:3 the file: a space after the colon: a: b: "x" y`]],
  // Where it is noticed at the end only, there is still something to be seen.
  ['a: "x\n\n\n', ['1:6 a: each quote and bracket to be closed']],
  [
    'a: 1\nb\nc: 2\n',
    ['2:1 the file: a name with a colon, such as name: …, or spaces before what goes on'],
  ],
  ['- a: 1\n b: 2\n', ['2:1 b: the fields of one thing to begin below each other']],
  ['a: *x\nb: 1\nc: !d e', [`3:4 c: ${marked('!d e')}`, `1:4 a: ${marked('*x')}`]],
  ['a: [*x, *y]', [`1:5 a: ${marked('*x')}`]],
  ['b: *x\na: &x 1', [`1:4 b: ${marked('*x')}`]],
  ['&x a: 1\nb: *y', [`2:4 b: ${marked('*y')}`]],
])('of %j it is said where, and what to do', (text, faults) => {
  expect(said(text)).toEqual(faults);
});

test('a fault in an empty line has nothing that is found there', () => {
  const read = readYaml('a.yaml', '\n%A\n');
  expect(read).toMatchObject({ faults: [{ place: { line: 2 }, found: { source: '%A' } }] });
});

test('what is nested or repeated beyond all measure is not read', () => {
  const tooDeep = 'YAML that can be read; this is nested too deep';
  expect(said('['.repeat(8_000))).toEqual([`1:1 the file: ${tooDeep}`]);
  // The reader would take the process with it.
  expect(said(`a: 1\nb:\n  ${'- '.repeat(20_000)}`)).toEqual([`3:3 the file: ${tooDeep}`]);
  expect(said(`a: 1\nb: ${'{ '.repeat(250)}`)).toEqual([`2:4 b: ${tooDeep}`]);
  expect(readYaml('a.yaml', `a: |\n  ${'-'.repeat(300)}\n`), 'a line is drawn').toHaveProperty(
    'value',
  );
  const times = (name: string) => Array.from({ length: 10 }, () => `*${name}`).join(', ');
  const bomb = `a: &a [x]\nb: &b [${times('a')}]\nc: &c [${times('b')}]\nd: [${times('c')}]\n`;
  expect(readYaml('a.yaml', bomb)).toEqual({
    faults: [
      {
        ...{ path: 'a.yaml', field: 'the file' },
        expected: 'aliases (*) that stand for something; these repeat each other without end',
      },
    ],
  });
});
