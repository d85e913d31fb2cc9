import { expect, test } from 'vitest';
import { NotPlain } from '@/lib/content/yaml/plain/not-plain';
import { readBlockText } from '@/lib/content/yaml/plain/read-block-text';

/** The text after `head` in what is set in by `outer`, and the line that stands after it. */
function read(text: string, head: string, outer = 0) {
  const lines = { all: text.split('\n'), at: 0 };
  const value = readBlockText(lines, head, outer);
  return { value, next: lines.all[lines.at] };
}

test.each([
  ['|', '  a\n  b\nc:', 'a\nb\n'],
  ['|-', '  a\n  b\nc:', 'a\nb'],
  ['>', '  a\n  b\nc:', 'a b\n'],
  ['>-', '  a\n  b\nc:', 'a b'],
  ['|', '  a\n\n\n  b\n\n\nc:', 'a\n\n\nb\n'],
  ['|-', '  a\n    b\n  c\nc:', 'a\n  b\nc'],
  ['>-', '  a\n\n  b\n\n\n  c\n\nc:', 'a\nb\n\nc'],
  ['>-', '  a\n \n  b\n  \nc:', 'a\nb'],
  ['|-', '  a \n  b\nc:', 'a \nb'],
  ['|-', ' a\nc:', 'a'],
])('after %s %j is a text', (head, text, value) => {
  expect(read(text, head)).toEqual({ value, next: 'c:' });
});

test('a text that nothing follows is read to its end, if its last break is not wanted', () => {
  expect(read('  a\n  b', '|-')).toEqual({ value: 'a\nb', next: undefined });
  expect(read('  a\n', '>-')).toEqual({ value: 'a', next: undefined });
  for (const head of ['|', '>']) expect(() => read('  a\n  b', head)).toThrow(NotPlain);
  for (const head of ['|', '>']) expect(() => read('  a\n', head)).toThrow(NotPlain);
});

test('a text ends where something stands as far in as what it belongs to', () => {
  expect(read('    a\n  c:', '|-', 2)).toEqual({ value: 'a', next: '  c:' });
  expect(read('    a\nc:', '|-', 2)).toEqual({ value: 'a', next: 'c:' });
});

test.each([
  ['|+', '  a\nc:'],
  ['|2', '  a\nc:'],
  ['>+', '  a\nc:'],
  ['|--', '  a\nc:'],
  ['x|', '  a\nc:'],
  ['| #', '  a\nc:'],
  ['|', 'a\nc:'],
  ['|', '\n  a\nc:'],
  ['|-', ''],
  ['|-', '  \n  \nc:'],
  ['|', '    a\n  b\nc:'],
  ['|', '  a\n   \n  b\nc:'],
  ['>', '  a\n    b\nc:'],
  ['>', '  a\n\n   b\nc:'],
])('after %s %j is left to the whole reader', (head, text) => {
  expect(() => read(text, head)).toThrow(NotPlain);
});

test('a text that is set in no further than what it belongs to is none', () => {
  expect(() => read('  a\nc:', '|', 2)).toThrow(NotPlain);
  expect(() => read('  a\nc:', '|', 3)).toThrow(NotPlain);
});
