import { expect, test } from 'vitest';
import { findSameSlugs, findSharedAliases } from '@/lib/content/validate/name-faults';

type Films = Parameters<typeof findSameSlugs>[0]['films'];
const find = (films: Record<string, object>) =>
  findSameSlugs({ films: new Map(Object.entries(films)) as Films }, 'h');

const fault = (film: string, field: string, first: string) => ({
  ...{ path: `h/films/${film}.yaml`, field },
  expected: {
    text: 'one way to write a name: “{first}” has the same address',
    values: { first },
  },
});

test('names that have an address of their own are sound, however often they stand', () => {
  const films = { a: { directors: ['Ada Zürcher'], cast: [{ name: 'Ada Zürcher' }] }, b: {} };
  expect(find(films)).toEqual([]);
  expect(find({ ...films, b: { crew: [{ name: 'Ada Zürich' }] } })).toEqual([]);
});

test('of two ways to write a name the one that stands more often is right, wherever the other is', () => {
  const often = { directors: ['Ada Zürcher'], crew: [{ name: 'Ada Zürcher' }] };
  expect(
    find({
      a: { directors: ['Bea', 'Ada Zurcher'] },
      b: often,
      c: { cast: [{ name: 'Bea' }, { name: 'Ada Zürcher' }] },
      d: { cast: [{ name: 'Ada Zurcher' }], crew: [{ name: 'Ada-Zürcher' }] },
    }),
  ).toEqual([
    fault('a', 'directors.1', 'Ada Zürcher'),
    fault('d', 'cast.0.name', 'Ada Zürcher'),
    fault('d', 'crew.0.name', 'Ada Zürcher'),
  ]);
});

test('of two that stand as often the first is', () => {
  const films = { a: { directors: ['Ada Zurcher'] }, b: { directors: ['Ada Zürcher'] } };
  expect(find(films)).toEqual([fault('b', 'directors.0', 'Ada Zurcher')]);
});

const shared = (people: Record<string, { aliases?: string[] }>) =>
  findSharedAliases({ people }, 'house').map(({ field }) => field);

test('a name is one person’s, be it the first or another', () => {
  expect(shared({ Ada: { aliases: ['A.'] }, Bea: { aliases: ['B.'] } })).toEqual([]);
  expect(shared({ Ada: { aliases: ['Bea'] }, Bea: {} })).toEqual(['Ada.aliases.0']);
  expect(shared({ Ada: { aliases: ['X'] }, Bea: { aliases: ['Y', 'X'] } })).toEqual([
    'Bea.aliases.1',
  ]);
  expect(shared({ Ada: { aliases: ['Ada'] } })).toEqual(['Ada.aliases.0']);
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
