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

test('the people with most films are prerendered', () => {
  expect(builtPeople(index, 2)).toEqual(['bea', 'ada']);
});
