import { expect, test } from 'vitest';
import { findSharedAliases } from '@/lib/content/alias-faults';

const find = (people: Record<string, { aliases?: string[] }>) =>
  findSharedAliases({ people }, 'house').map(({ field }) => field);

test('a name is one person’s, be it the first or another', () => {
  expect(find({ Ada: { aliases: ['A.'] }, Bea: { aliases: ['B.'] } })).toEqual([]);
  expect(find({ Ada: { aliases: ['Bea'] }, Bea: {} })).toEqual(['Ada.aliases.0']);
  expect(find({ Ada: { aliases: ['X'] }, Bea: { aliases: ['Y', 'X'] } })).toEqual([
    'Bea.aliases.1',
  ]);
  expect(find({ Ada: { aliases: ['Ada'] } })).toEqual(['Ada.aliases.0']);
});
