import { expect, test } from 'vitest';
import { findPerson } from '@/lib/content/store/find-person';
import { toPerson } from '@/lib/films/person';

const people = {
  'Friedrich Wilhelm Murnau': { born: 1888, died: 1931, aliases: ['F. W. Murnau'] },
};

test('somebody is found by each of their names', () => {
  expect(findPerson(people, 'F. W. Murnau')).toMatchObject({
    name: 'Friedrich Wilhelm Murnau',
    died: 1931,
  });
  expect(findPerson(people, 'Friedrich Wilhelm Murnau').born).toBe(1888);
});

test('of whom nothing is said there is the name', () => {
  expect(findPerson(people, 'Ada')).toEqual({ name: 'Ada' });
  expect(findPerson(people, 'constructor')).toEqual({ name: 'constructor' });
});

test('a film shows the name that it credits, and leads to the person', () => {
  expect(toPerson('F. W. Murnau', people)).toMatchObject({
    ...{ name: 'F. W. Murnau', slug: 'friedrich-wilhelm-murnau', born: 1888 },
  });
});

test('a name that is somebody’s first is not another’s', () => {
  const shared = { Ada: { born: 1880, aliases: ['Bea'] }, Bea: { born: 1890 } };
  expect(findPerson(shared, 'Bea')).toEqual({ name: 'Bea', born: 1890 });
});
