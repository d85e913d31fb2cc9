import { expect, test } from 'vitest';
import { NotPlain } from '@/lib/content/yaml/plain/not-plain';
import {
  isWord,
  readScalar,
  readWords,
  withoutSpaces,
} from '@/lib/content/yaml/plain/read-plain-scalar';

test.each<[string, unknown]>([
  ...['null', 'Null', 'NULL'].map((word): [string, unknown] => [word, null]),
  ...['true', 'True', 'TRUE'].map((word): [string, unknown] => [word, true]),
  ...['false', 'False', 'FALSE'].map((word): [string, unknown] => [word, false]),
])('%s is a word of YAML', (word, value) => {
  expect(isWord(word)).toBe(true);
  expect(readScalar(word)).toBe(value);
});

test.each<[string, unknown]>([
  ...[0, 1, 9, 10, 1919, 999_999_999_999_999, 0.5, 1.25, 123_456_789.123456].map(
    (number): [string, unknown] => [String(number), number],
  ),
  ['0.500000', 0.5],
  ['35 mm', '35 mm'],
  ['1080p', '1080p'],
  ['2026-12-04', '2026-12-04'],
  ['12:30', '12:30'],
  ['1/2', '1/2'],
  ['9a', '9a'],
  ['yes', 'yes'],
  ['nul', 'nul'],
  ['C#', 'C#'],
  ['a:b', 'a:b'],
  ['a-b, c', 'a-b, c'],
  ['Zoé & Co.', 'Zoé & Co.'],
  ['"a: b # c"', 'a: b # c'],
  ['""', ''],
  ["'a: b # c:'", 'a: b # c:'],
  ["''", ''],
  ["'it''s ''it'''", "it's 'it'"],
  [`"it's"`, "it's"],
])('%s is read as %j', (text, value) => {
  expect(readScalar(text)).toBe(value);
});

test.each([
  ...['1234567890123456', '01', '00', '1e3', '0x1f', '0o7', '1.', '1.1234567', '1234567890.5'],
  ...['a: b', 'a #b', 'L’Été #1', 'a:', ...[...'-?:,[]{}#&*!|>%@`~.+'].map((sign) => `${sign}a`)],
  ...['"a', '"a" b', '"a\\n"', '"a"b"', "'a", "'a' b", "'it's'", "'a'''''b'x"],
])('%s is left to the whole reader', (text) => {
  expect(() => readScalar(text)).toThrow(NotPlain);
});

test('without quotes a sign of quotes is none of them', () => {
  for (const text of ['"a"', "'a'"]) expect(() => readWords(text)).toThrow(NotPlain);
});

test.each([
  ['a', 'a'],
  ['a  ', 'a'],
  ['  a b ', '  a b'],
  ['a\u00a0', 'a\u00a0'],
  ['   ', ''],
  ['', ''],
])('%j without its spaces at the end is %j', (text, bare) => {
  expect(withoutSpaces(text)).toBe(bare);
});
