import { expect, test } from 'vitest';
import { listTexts, takeOut, writeNumber } from '@/tools/content/upgrade/edit-yaml';

const file = `# The house
name:   "A"   # its name

lead: nerven  # for good
# What follows is long.
social:
  - { name: B, url: 'https://b.example' }
text: |
  One
  two
last: c
`;

test('a field goes with its line, and all else stays as it was written', () => {
  expect(takeOut(file, 'lead')).toBe(file.replace('lead: nerven  # for good\n', ''));
  expect(takeOut(file, 'text')).toBe(file.replace('text: |\n  One\n  two\n', ''));
  expect(takeOut(file, 'social')).toBe(
    file.replace("social:\n  - { name: B, url: 'https://b.example' }\n", ''),
  );
  expect(takeOut(file, 'last')).toBe(file.replace('last: c\n', ''));
  expect(takeOut('a: 1\nlead: b', 'lead')).toBe('a: 1\n');
  expect(takeOut('lead:\na: 1\n', 'lead')).toBe('a: 1\n');
  expect(takeOut(file, 'nothing')).toBe(file);
});

test('a file that is no YAML is left alone', () => {
  expect(takeOut('lead: "a\n', 'lead')).toBe('lead: "a\n');
  expect(listTexts('lead: "a\n')).toEqual([]);
});

test('a number is written where it stands, or at the end', () => {
  expect(writeNumber('content: 1 # once\nname: A\n', 'content', 2)).toBe(
    'content: 2 # once\nname: A\n',
  );
  expect(writeNumber('name: A', 'content', 2)).toBe('name: A\ncontent: 2\n');
});

test('texts are found with their keys and their place', () => {
  const found = listTexts(file).map(({ keys, value, start, end }) => [
    keys.join('.'),
    value,
    file.slice(start, end),
  ]);
  expect(found).toContainEqual(['name', 'A', '"A"']);
  expect(found).toContainEqual(['social.0.url', 'https://b.example', "'https://b.example'"]);
  expect(found).toContainEqual(['text', 'One\ntwo\n', '|\n  One\n  two\n']);
});
