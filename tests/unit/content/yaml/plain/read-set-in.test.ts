import { expect, test } from 'vitest';
import { readPlainYaml } from '@/lib/content/yaml/plain/read-plain-yaml';

test.each<[string, unknown]>([
  ['a: 1', { a: 1 }],
  ['\n# x\n  # y\na: 1\n\n', { a: 1 }],
  ['a:\nb:   \nc: 1', { a: null, b: null, c: 1 }],
  ['a-b_c1: x', { 'a-b_c1': 'x' }],
  ['a:  x y  ', { a: 'x y' }],
  ['a: x:y', { a: 'x:y' }],
  ['2026-12-04: x', { '2026-12-04': 'x' }],
  ['a:\n  b:\n    c: 1\n  d: 2\ne: 3', { a: { b: { c: 1 }, d: 2 }, e: 3 }],
  ['a:\n    b: 1\n\n# x\n    c: 2', { a: { b: 1, c: 2 } }],
  ['a: [1]\nb: {c: 2}', { a: [1], b: { c: 2 } }],
  ['a: "x"\nb: \'y\'', { a: 'x', b: 'y' }],
  ['constructor: 1', { constructor: 1 }],
  ['- a\n- 1\n-  b c ', ['a', 1, 'b c']],
  ['- a: 1\n  b: 2\n- c: 3', [{ a: 1, b: 2 }, { c: 3 }]],
  ['-   a: 1\n    b: 2', [{ a: 1, b: 2 }]],
  ['- a:\n    b: 1\n- c:', [{ a: { b: 1 } }, { c: null }]],
  ['- a:\n  b: 1', [{ a: null, b: 1 }]],
  ['- 2026-12-04: x', [{ '2026-12-04': 'x' }]],
  ['-\n- a', [null, 'a']],
  ['-\n  a: 1\n  b: 2\n- c', [{ a: 1, b: 2 }, 'c']],
  ['-\n  - a\n  - b', [['a', 'b']]],
  ['- [a]\n- {b: c}', [['a'], { b: 'c' }]],
  ['a:\n- b\n- c\nd: e', { a: ['b', 'c'], d: 'e' }],
  ['a:\n  - b\n  -\nd: e', { a: ['b', null], d: 'e' }],
  ['a:\n  - b:\n    - c\n  - d', { a: [{ b: ['c'] }, 'd'] }],
  ['a: |-\n  b\n  c\nd: >-\n  e\n  f', { a: 'b\nc', d: 'e f' }],
  ['- |-\n  b\n- >-\n  c\n  d', ['b', 'c d']],
  ['- a: |-\n    b\n  c: d', [{ a: 'b', c: 'd' }]],
  ['- a:b', ['a:b']],
  ['- http://a.example', ['http://a.example']],
])('%j is read', (text, value) => {
  expect(readPlainYaml(text)).toEqual({ value });
});

test.each(['', '\n', '# a', '  # a\n\n#'])('%j says nothing', (text) => {
  expect(readPlainYaml(text)).toEqual({ value: null });
});

test.each([
  ...['a', ' a: 1', ': 1', 'a:1', '1a: 1', 'é: 1', 'a b: 1', '"a": 1', '? a', 'a : 1'],
  ...['null: 1', 'true: 1', '- null: 1', '2026-12-4: x', '2026-12-041: x', '12026-12-04: x'],
  ...['a: 1\na: 2', '- a: 1\n  a: 2', 'a: 1\nb', 'a: 1\n- b', '- a\nb: 1', '- a\n b: 1'],
  ...['a: 1\n  b: 2', 'a: x\n  y', '- a\n  b', '- a: 1\n   b: 2', 'a: [1]\n  b: 2', 'a: [1,\n  2]'],
  ...['a:\n  b: 1\n c: 2', 'a:\n    b: 1\n  c: 2', '- a: 1\n b: 2', '-a', '-a: 1', '--- a', '---'],
  ...['a: &b', '- - a', '- ? a', '- é: a', 'a: |+\n  b\nc: 1', 'a: |\n  b', '|', '[a]', '"a"'],
  ...['a:\tb', '\ufeffa: 1', 'a: 1\r\n', 'a: \u0007', 'a: \u0085b', 'a:\n-b', '- a:\n- b: c: d'],
])('%j is left to the whole reader', (text) => {
  expect(readPlainYaml(text)).toBeUndefined();
});
