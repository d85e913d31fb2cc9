import { expect, test } from 'vitest';
import { findPerson } from '@/lib/content/store/find-person';

test('a person is found by name and by alias', () => {
  const murnau = { born: 1888, died: 1931, aliases: ['F. W. Murnau'] };
  const people = { 'Friedrich Wilhelm Murnau': murnau, Ada: { aliases: ['Bea'] }, Bea: {} };
  const found = { name: 'Friedrich Wilhelm Murnau', died: 1931 };
  expect(findPerson(people, 'F. W. Murnau')).toMatchObject(found);
  expect(findPerson(people, 'Friedrich Wilhelm Murnau')).toMatchObject(found);
  // A main name is no alias of another person.
  expect(findPerson(people, 'Bea')).toEqual({ name: 'Bea' });
  expect(findPerson(people, 'constructor')).toEqual({ name: 'constructor' });
});
