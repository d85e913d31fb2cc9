import { expect, test } from 'vitest';
import { lineSchema, localNameSchema } from '@/lib/content/schema/translations';
import { faultsOf } from './faults-of';

test('a line reads the same in every language, or stands in each', () => {
  expect(lineSchema.parse(' Rue 1 ')).toBe('Rue 1');
  expect(lineSchema.parse({ fr: ' Rue 1 ' })).toEqual({ fr: 'Rue 1' });
});

test.each([[3], [null]])('%j is no line, and it is said how one is written', (line) => {
  expect(faultsOf(lineSchema, line)).toEqual([': words, or words in fr and in de']);
});

test('a line is not empty', () => {
  expect(faultsOf(lineSchema, ' ')).toEqual([': words, or leave the field out']);
});

test('a name is the same everywhere, or another in each language', () => {
  expect(localNameSchema.parse(' Elisabeth ')).toBe('Elisabeth');
  const names = { fr: 'Genève', de: 'Genf' };
  expect(localNameSchema.parse(names)).toEqual(names);
});

test.each([3, null])('%j is none, and it is said how one is written', (name) => {
  expect(faultsOf(localNameSchema, name)).toEqual([
    ': a name, or one for each language: { fr: …, de: … }',
  ]);
});

test.each(['', ' '])('%j is no name', (name) => {
  expect(faultsOf(localNameSchema, name)).toEqual([': a name, or one for each language']);
});
