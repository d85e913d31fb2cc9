import { expect, test } from 'vitest';
import { peopleSchema } from '@/lib/content/schema/person';
import { faultsOf } from './faults-of';

test('people may have other names, and be women or men', () => {
  const people = {
    'Anna A': { aliases: ['A. A'], gender: 'female' },
    'Bruno B': { born: 1881, died: 1972, gender: 'male' },
  };
  expect(peopleSchema.parse(people)).toEqual(people);
  expect(peopleSchema.parse({ A: { aliases: [' B '] } })).toEqual({ A: { aliases: ['B'] } });
});

test.each([
  [{ A: { aliases: [] } }, 'A.aliases'],
  [{ A: { aliases: [' '] } }, 'A.aliases.0'],
  [{ A: { gender: 'woman' } }, 'A.gender'],
  [{ A: { born: '1881' } }, 'A.born'],
  [{ A: { died: 1972.5 } }, 'A.died'],
])('%j is at fault', (people, field) => {
  expect(faultsOf(peopleSchema, people).map((fault) => fault.split(':')[0])).toEqual([field]);
});
