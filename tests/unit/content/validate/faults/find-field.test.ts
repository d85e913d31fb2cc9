import { expect, test } from 'vitest';
import { type Document, isScalar, parseDocument } from 'yaml';
import { findField } from '@/lib/content/validate/faults/place-faults';

const text = `title:
  original: { text: Nerven }
people:
  F:
    died: 1930
  F. W. Murnau:
    born: soon
  G. W. Pabst:
    born: later
  G:
    died: 1931
crew:
  - name: A
  - &b
    name: B
same: *b
12: twelve
`;
const find = (field: string, source = text) => findField(parseDocument(source) as Document, field);
const written = (node: unknown) => (isScalar(node) ? node.value : node);
const found = (field: string) => {
  const { keys, key, value } = find(field);
  return { keys, key: written(key), value: written(value) };
};

test.each([
  ['title.original.text', ['title', 'original', 'text'], 'text', 'Nerven'],
  ['crew.1.name', ['crew', '1', 'name'], 'name', 'B'],
  ['same.name', ['same', 'name'], 'name', 'B'],
  ['12', ['12'], 12, 'twelve'],
  ['people.F. W. Murnau.born', ['people', 'F. W. Murnau', 'born'], 'born', 'soon'],
  ['people.F.died', ['people', 'F', 'died'], 'died', 1930],
  ['people.G. W. Pabst.born', ['people', 'G. W. Pabst', 'born'], 'born', 'later'],
  ['people.G.died', ['people', 'G', 'died'], 'died', 1931],
])('%s is followed into the file', (field, keys, key, value) => {
  expect(found(field)).toEqual({ keys, key, value });
});

test.each([
  ['year', ['year'], undefined],
  ['title.original.lang', ['title', 'original', 'lang'], 'original'],
  ['title.original.text.fr', ['title', 'original', 'text', 'fr'], 'text'],
  ['people.F. W. Lang.born', ['people', 'F', ' W', ' Lang', 'born'], 'F'],
  ['titl', ['titl'], undefined],
  ['crew.name', ['crew', 'name'], 'crew'],
])('of %s, which is not there, the nearest above it is known', (field, keys, key) => {
  expect(found(field)).toEqual({ keys, key, value: undefined });
});

test('an entry that is not there stands at its list, and a field of one that is at the entry', () => {
  const list = 'crew:\n  - music\n  - { name: B }\n';
  const none = find('crew.2.name', list);
  expect([none.keys, written(none.key), none.value]).toEqual([
    ...[['crew', '2', 'name'], 'crew', undefined],
  ]);
  const job = find('crew.1.job', list);
  expect([String(job.key), job.value]).toEqual(['{"name":"B"}', undefined]);
  expect(written(find('crew.0', list).key)).toBe('music');
});

test('the eleventh of a list is not its second', () => {
  const names = Array.from({ length: 11 }, (_, at) => `name ${at}`).join(', ');
  expect(written(find('cast.10', `cast: [${names}]`).value)).toBe('name 10');
});

test('the file as a whole is all that stands in it', () => {
  const document = parseDocument('a: 1') as Document;
  expect(findField(document, '')).toEqual({ keys: [], value: document.contents });
  expect(find('year', '')).toEqual({ keys: ['year'], key: undefined });
});

test('a name that is empty, or is no word for YAML, is one as well', () => {
  expect(written(find('.born', '~: { born: soon }').value)).toBe('soon');
  expect(written(find('true.born', 'true: { born: soon }').value)).toBe('soon');
});
