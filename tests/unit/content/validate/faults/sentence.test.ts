import { expect, test } from 'vitest';
import { asSaid, saySentence } from '@/lib/content/validate/faults/sentence';

const words = { 'one of {known}': 'eines von: {known}', nothing: 'nichts' };

test('a sentence is said in the language of the words, with its values put in', () => {
  expect(saySentence('nothing', words)).toBe('nichts');
  const values = { known: 'a, b' };
  expect(saySentence({ text: 'one of {known}', values }, words)).toBe('eines von: a, b');
  expect(saySentence({ text: '{known} and {known}', values: { known: 3 } }, {})).toBe('3 and 3');
});

test('what the words do not have is said in English', () => {
  expect(saySentence('something', words)).toBe('something');
  expect(saySentence('constructor', words)).toBe('constructor');
});

test('a sentence among the values is said in the same language', () => {
  const known = { text: 'nothing', values: {} };
  expect(saySentence({ text: 'one of {known}', values: { known } }, words)).toBe(
    'eines von: nichts',
  );
});

test('a hole that nothing fills stays, and so does what a value only looks like', () => {
  expect(saySentence({ text: '{a} {b} {toString}', values: { a: '{b}' } }, {})).toBe(
    '{b} {b} {toString}',
  );
  expect(saySentence({ text: 'fields such as { {a} }', values: { a: 0 } }, {})).toBe(
    'fields such as { 0 }',
  );
});

test('a sentence without values is one with none', () => {
  expect(asSaid('nothing')).toEqual({ text: 'nothing', values: {} });
  const said = { text: '{a}', values: { a: 1 } };
  expect(asSaid(said)).toBe(said);
});
