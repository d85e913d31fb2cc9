import { expect, test } from 'vitest';
import { findJsonFault } from '@/lib/lists/find-json-fault';

test.each([
  ['a key that is no text', '{1: 2}', 2],
  ['a value where a key belongs', '{"a": 1, true: 2}', 10],
  ['two keys', '{"a" "b"}', 6],
  ['a colon for a value', '{"a": :}', 7],
  ['a comma for a value', '[1, ,2]', 5],
  ['a comma first', '[, 1]', 2],
  ['a comma for a key', '{,}', 2],
  ['a colon in a list', '["a": 1]', 5],
  ['two values', '[1 2]', 4],
  ['a list closed as an object', '[1}', 3],
  ['an object closed as a list', '{"a": 1]', 8],
  ['an end after a colon', '{"a":}', 6],
  ['an end that nothing has opened', '1]', 2],
  ['something after the end', '{} 1', 4],
  ['a number that begins with 0', '[01]', 3],
  ['a number that ends in a point', '[1.]', 3],
  ['an escape that there is not', '["\\x"]', 2],
  ['an escape with too few digits', '["\\u00e"]', 2],
  ['a text over two lines', '["a\nb"]', 2],
  ['a value in an object after a value', '{"a": {"b": 1}, 2}', 17],
])('%s is found', (_, text, column) => {
  expect(findJsonFault(text)).toEqual({ line: 1, column });
});

test.each([
  '["a\\"\\\\\\/\\b\\f\\n\\r\\t\\u00E9"]',
  '[-0.5e+10, 1E-3, 0, 10.25]',
  '{"a": [], "b": {}, "c": [[], [{}]]}',
  ' \t\r\n[ true , false , null ] ',
])('all of %j is passed over, up to its end', (text) => {
  const lines = text.split('\n');
  expect(findJsonFault(`${text}!`)).toEqual({
    line: lines.length,
    column: (lines.at(-1)?.length ?? 0) + 1,
  });
});

test('the line is counted, and the column in it', () => {
  expect(findJsonFault('{\n"a": 1,\n  "b"; 2\n}')).toEqual({ line: 3, column: 6 });
});
