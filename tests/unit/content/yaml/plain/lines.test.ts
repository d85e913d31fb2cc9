import { expect, test } from 'vitest';
import { indentOf, nextIndent } from '@/lib/content/yaml/plain/lines';

test.each([
  ['', 0],
  ['a', 0],
  ['  a b', 2],
  ['   ', 3],
  ['\ta', 0],
  ['\u00a0a', 0],
])('%j is set in by %i', (line, indent) => {
  expect(indentOf(line)).toBe(indent);
});

test('empty lines and remarks say nothing, and after the last line is none', () => {
  const lines = { all: ['', '  # a', '   ', '  b # c', '#', 'd'], at: 0 };
  expect(nextIndent(lines)).toBe(2);
  expect(lines.at).toBe(3);
  expect(nextIndent(lines)).toBe(2);
  lines.at += 1;
  expect(nextIndent(lines)).toBe(0);
  expect(lines.at).toBe(5);
  lines.at += 1;
  expect(nextIndent(lines)).toBe(-1);
});
