import { expect, it } from 'vitest';
import { findParityFaults } from '@/tools/messages/message-parity';

it('finds no fault where both say the same, in whatever order', () => {
  const fr = { a: { one: '{count, plural, one {# film} other {# films}} <b>{name}</b>' }, b: 'x' };
  const de = { b: 'y', a: { one: '<b>{name}</b>: {count, plural, other {# {unit} Filme}}' } };
  expect(
    findParityFaults({ fr, de: { ...de, a: { one: de.a.one.replace('{unit} ', '') } } }),
  ).toEqual([]);
});

it('names a message that one language lacks', () => {
  expect(findParityFaults({ fr: { a: 'x' }, de: { b: { c: 'y' } } })).toEqual([
    'a: missing in messages/de.json',
    'b.c: missing in messages/fr.json',
  ]);
});

it('names an empty message', () => {
  expect(findParityFaults({ fr: { a: ' ' }, de: { a: 'x' } })).toEqual([
    'a: empty in messages/fr.json',
  ]);
});

it('names differing arguments and tags', () => {
  expect(findParityFaults({ fr: { a: '{name}' }, de: { a: '<b>{title}</b>' } })).toEqual([
    'a: arguments differ: fr has (name), de has (<b>, title)',
  ]);
});

it('holds a third language to the first two', () => {
  expect(findParityFaults({ fr: { a: '{n}' }, de: { a: '{n}' }, it: {} })).toEqual([
    'a: missing in messages/it.json',
  ]);
  expect(findParityFaults({ fr: { a: '{n}' }, de: { a: '{n}' }, it: { a: 'x' } })).toEqual([
    'a: arguments differ: fr has (n), de has (n), it has ()',
  ]);
});
