import { expect, test } from 'vitest';
import { NotPlain } from '@/lib/content/yaml/plain/not-plain';
import { readFlow } from '@/lib/content/yaml/plain/read-flow';

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

test.each<[string, unknown]>([
  ['[]', []],
  ['{}', {}],
  ['[ ]', []],
  ['{  }', {}],
  ['[a]', ['a']],
  ['[ a , b ]', ['a', 'b']],
  ['[a,b,]', ['a', 'b']],
  ['[a, b, ]', ['a', 'b']],
  ["[\"a, b\", 'it''s', 1, 1.5, true, null]", ['a, b', "it's", 1, 1.5, true, null]],
  ['[""]', ['']],
  ["['']", ['']],
  ['[35 mm, L’Été]', ['35 mm', 'L’Été']],
  ['[https://a.example/b, 12:30, a:b:c]', ['https://a.example/b', '12:30', 'a:b:c']],
  ['{ a: 1 }', { a: 1 }],
  ['{a: 1, b-c: x,}', { a: 1, 'b-c': 'x' }],
  ['{ a:   b c  , d2: "e" }', { a: 'b c', d2: 'e' }],
  ['{ a: [b, { c: d }], e: {} }', { a: ['b', { c: 'd' }], e: {} }],
  ['[[a], [b]]', [['a'], ['b']]],
  ['{ constructor: a }', { constructor: 'a' }],
])('%s is read', (text, value) => {
  expect(readFlow(text)).toEqual(value);
});

test.each([
  ...['[a', '{a: b', '[a b', '[a]]', '[a] b', '{a: b}}', '{a: b} ', '[a}', '{a: b]'],
  ...['[,]', '[a,,b]', '{,}', '{a: 1,, b: 2}', '["a" "b"]', '["a"b]', '{ "a": b }', '{ 1a: b }'],
  ...['{a}', '{a:b}', '{a:}', '{a: }', '{: a}', '{a: b: c}', '[a: b]', '[a #b]', '[a:]', '[:a]'],
  ...['{a: 1, a: 2}', '{null: a}', '{true: a}', '["a]', "['a]", '["\\n"]', '[*a]', '[&a]', '[- a]'],
  ...['[a\tb', '', '[#a]', '[\u00a0a]', '{ a: b, [c] }', '{é: a}'],
])('%j is left to the whole reader', (text) => {
  expect(() => readFlow(text)).toThrow(NotPlain);
});

test('lists within lists are read to a depth that nobody writes', () => {
  expect(JSON.stringify(readFlow(nested(21)))).toBe(nested(21));
  expect(() => readFlow(nested(22))).toThrow(NotPlain);
  const fields = (depth: number) => `${'{a: '.repeat(depth)}{}${'}'.repeat(depth)}`;
  expect(() => readFlow(fields(20))).not.toThrow();
  expect(() => readFlow(fields(21))).toThrow(NotPlain);
});
