import { expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { readPlainYaml } from '@/lib/content/yaml/plain/read-plain-yaml';

/** What the whole reader says, or that it has something to say against a text. */
function wholly(text: string) {
  const document = parseDocument(text, { prettyErrors: false });
  return document.errors.length + document.warnings.length > 0 ? 'a fault' : document.toJS();
}

test.each([
  'a: 1\nb: 1.5\nc: 0\nd: 35 mm\ne: 1080p\nf: 2026-12-01\ng: 12:30',
  'a: true\nb: Null\nc: yes\nd: no\ne:\nf: TRUE\n',
  "a: \"x: y\"\nb: 'it''s'\nc:   spaced   \nd: L’Été\ne: «x»",
  'a: https://a.example/b?c#d\nb: x,y\nc: C#',
  'a: [FR, "DE", \'IT\', 1, true, null]\nb: { fr: x, de: [y] }\nc: []\nd: {}\ne: [ a , b, ]',
  'a: >-\n  one\n  two\n\n  three\n\n\n  four\nb: |\n  one\n\n    two\nc: 1\n',
  'a:\n- b\n- c: 1\n  d: 2\n-\n- - e\nf:\n    - g\n',
  '# a\n\na: 1\n  # b\nb: 2\n# c',
  '2026-12-01:\n  film: nerven\n',
  'a: x\u00a0\nb: \u202fx',
  '',
  '# nothing\n',
])('%j is read as the whole reader does', (text) => {
  const read = readPlainYaml(text);
  // What it does not take it leaves to the other, and says nothing of its own.
  if (read) expect(read.value).toEqual(wholly(text));
  else expect(text).toMatch(/- - e|>-\n/);
});

test.each([
  'a: 1\na: 2',
  'a: b: c',
  'a: x\n  y',
  'a: [b',
  'a: "b" c',
  "a: 'L'Inventaire'",
  'a:\n\tb: c',
  'a: *b',
  'a: &b c',
  'a: !b c',
  'a: @b',
  'a: b # c',
  'a: 0777',
  'a: 1e3',
  'a: 0x1f',
  'a: .5',
  'a: ~',
  'a: "\\u0041"',
  'null: a',
  '---\na: b',
  'a: b\r\n',
  'a: |2\n   b',
  'a: {b: c, b: d}',
  'a: {b: c',
  'a:\n    b: c\n  d: e',
  '- a\nb: c',
  'a: b\nc',
])('%j is left to the whole reader', (text) => {
  expect(readPlainYaml(text)).toBeUndefined();
});
