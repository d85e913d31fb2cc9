import { expect, test } from 'vitest';
import { builtPeople } from '@/lib/films/people/built-people';
import { listPeople } from '@/lib/films/people/list-people';
import { smallHouse } from '../search/small-house';

const { index } = smallHouse({
  one: { directors: ['Ada'], cast: [{ name: 'Bea' }] },
  two: { directors: ['Bea'], cast: [{ name: 'Cid' }] },
  three: { directors: ['黒澤明'] },
});

test('who has a name without a Latin letter has no address', () => {
  expect(listPeople(index)).toEqual(['ada', 'bea', 'cid']);
});

test('a house that is built whole has a page of everybody, a large one of those with most films', () => {
  expect(builtPeople(index, false)).toEqual(['ada', 'bea', 'cid']);
  expect(builtPeople(index, true, 2)).toEqual(['bea', 'ada']);
});
