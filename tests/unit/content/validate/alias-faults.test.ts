import { expect, test } from 'vitest';
import { findSharedAliases } from '@/lib/content/validate/alias-faults';

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

test('whose name it is already is said where the other stands', () => {
  expect(findSharedAliases({ people: { Ada: {}, Bea: { aliases: ['B.', 'Ada'] } } }, 'h')).toEqual([
    {
      ...{ path: 'h/people.yaml', field: 'Bea.aliases.1', keys: ['Bea', 'aliases', '1'] },
      expected: {
        text: 'a name of one person: “{alias}” is {owner}',
        values: { alias: 'Ada', owner: 'Ada' },
      },
    },
  ]);
  const twice = { Ada: { aliases: ['X'] }, Bea: { aliases: ['X'] }, Cleo: { aliases: ['X'] } };
  const owners = findSharedAliases({ people: twice }, 'h').map(({ expected }) => expected);
  expect(owners).toMatchObject([{ values: { owner: 'Ada' } }, { values: { owner: 'Ada' } }]);
  expect(findSharedAliases({}, 'h')).toEqual([]);
});
