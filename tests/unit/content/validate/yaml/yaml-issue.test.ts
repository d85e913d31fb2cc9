import { expect, test } from 'vitest';
import { formatSentence } from '@/lib/content/validate/issues/editor-message';
import { suggestFix } from '@/lib/content/validate/yaml/yaml-issue';

/** The column of the problem, if it differs from the parser's, and the fix. */
const fix = (
  line: string,
  code: Parameters<typeof suggestFix>[1] = 'IMPOSSIBLE',
  message = 'why',
) => {
  const { column, expected } = suggestFix(line, code, message);
  return `${column ?? '-'}: ${formatSentence(expected, 'en')}`;
};

const colon = (words: string) => `quotes around words with a colon: "${words}"`;

test.each([
  ['a: Fin: le film', `4: ${colon('Fin: le film')}`],
  ['  a-b:  Fin: le film ', `9: ${colon('Fin: le film')}`],
  ['- a: Fin: le film', `6: ${colon('Fin: le film')}`],
  ['a: {bc: Fin: le film}', `9: ${colon('Fin: le film')}`],
  ['a: {b: 1, c: Fin: le film, d: e}', `14: ${colon('Fin: le film')}`],
  ['a: https://b.example/: c', `4: ${colon('https://b.example/: c')}`],
  ['a: Fin: l’un: l’autre', `4: ${colon('Fin: l’un: l’autre')}`],
])('%j lacks quotes around words with a colon', (line, text) => expect(fix(line)).toBe(text));

test.each([
  'a: "Fin: le film"',
  'a: [b: c]',
  'a b: Fin: le film',
  'a: {b: c}',
  'a: | b: c',
  'a: Fin:le film',
  'a, b',
])('%j has no words with a colon that lack quotes', (line) =>
  expect(fix(line)).not.toContain('with a colon'),
);

const marked = (words: string) => `quotes around words that begin with *, & or !: "${words}"`;
const reserved = (words: string) => `quotes around words that begin with @, \` or %: "${words}"`;

test.each([
  ['a: *b* c', `4: ${marked('*b* c')}`],
  ['a:   &b', `6: ${marked('&b')}`],
  ['a: !b c ', `4: ${marked('!b c')}`],
  ['- *b', `3: ${marked('*b')}`],
  ['a: [c, !b]', `8: ${marked('!b')}`],
  ['a: [*b]', `5: ${marked('*b')}`],
  ['a: @b c ', `4: ${reserved('@b c')}`],
  ['a:  `b', `5: ${reserved('`b')}`],
  ['- %b', `3: ${reserved('%b')}`],
  ['a: [c, %b]', `8: ${reserved('%b')}`],
  ['a: [@b]', `5: ${reserved('@b')}`],
])('%j lacks quotes around words that begin with a special character', (line, text) =>
  expect(fix(line)).toBe(text),
);

const apostrophe = (words: string) => `double quotes around words with an apostrophe: "${words}"`;

test.each([
  ["a: 'L'Inventaire'", `5: ${apostrophe("L'Inventaire")}`],
  ["'L'Été", `2: ${apostrophe("L'Été")}`],
  ["a: ['L'un', b]", `6: ${apostrophe("L'un")}`],
  ["a: [b,'L'un']", `8: ${apostrophe("L'un")}`],
  ["a: ''L'un'", `5: ${apostrophe("'L'un")}`],
  ["a: { fr: 'L'amour, c'est', de: 'Ja' }", `11: ${apostrophe("L'amour, c'est")}`],
])('%j has an apostrophe that ends its quotes', (line, text) => expect(fix(line)).toBe(text));

test.each(['\u00a0 fr: A', '  \u200bfr: A'])('%j begins with an invisible space', (line) =>
  expect(fix(line)).toMatch(/^1: plain spaces before it; .*\(U\+(00A0|200B)\)$/),
);

test.each([
  ['year:1919', '6: a space after the colon: year: 1919'],
  ['- year:1919 ', '8: a space after the colon: year: 1919 '],
  ['-   a-b:1', '9: a space after the colon: a-b: 1'],
  ['-name: A', '2: a space after the hyphen: - name: A'],
  ['  -name:A', '9: a space after the colon: -name: A'],
  ['a:https', '3: a space after the colon: a: https'],
])('%j lacks a space', (line, text) => expect(fix(line)).toBe(text));

test.each([
  [
    'BAD_INDENT',
    'Flow map must be sufficiently indented and end with a }',
    'each quote and bracket to be closed',
  ],
  [
    'MISSING_CHAR',
    'Sequence item without - indicator',
    'the fields of one thing to begin below each other',
  ],
  ['BAD_INDENT', 'why', 'the fields of one thing to begin below each other'],
  ['MULTIPLE_DOCS', 'why', 'one thing a file: take out the line ---'],
  ['BAD_DQ_ESCAPE', 'why', 'no \\ within "…", or two of them'],
] as const)('%s (%s) is fixed by “%s”', (code, message, text) =>
  expect(fix('x', code, message)).toBe(`-: ${text}`),
);
