import { expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { foundIn, quoted } from '@/lib/content/validate/faults/found';

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
  ['"90"', value('90')],
  ['007', value('007')],
  ['yes', value('yes')],
  ["''", { words: 'nothing', source: '' }],
  ['"a\\n  b"', value('a b', 'a\n  b')],
  ['', { words: 'nothing', source: '' }],
  ['null', { words: 'nothing', source: 'null' }],
  ['~', { words: 'nothing', source: '~' }],
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

test('where nothing is written nothing is found', () => {
  const document = parseDocument('a: 1');
  expect(foundIn(document.get('b', true), document)).toBeUndefined();
  expect(foundIn(undefined, document)).toBeUndefined();
});

const shown = (source: string) => quoted(source).values.value;

test('of a long value the first sixty characters are repeated, on one line', () => {
  expect(shown('a'.repeat(60))).toBe('a'.repeat(60));
  expect(shown('a'.repeat(61))).toBe(`${'a'.repeat(60)}…`);
  expect(shown(`${'a'.repeat(59)} bc`)).toBe(`${'a'.repeat(59)}…`);
  expect(shown(' one \n\t two  ')).toBe('one two');
});
