import { expect, test } from 'vitest';
import { localNameSchema } from '@/lib/content/schema/local-name';
import { faultsOf } from './faults-of';

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
