import { expect, test } from 'vitest';
import { countUnder, filmsUnder } from '@/lib/films/search/films-under';
import { smallHouse } from './small-house';

const { index } = smallHouse({
  faust: { directors: ['F. W. Murnau'], crew: [{ name: 'Hans Kyser', job: 'screenplay' }] },
  nerven: { directors: ['Robert Reinert'], cast: [{ name: 'Erna Morena' }] },
  schloss: { directors: ['F. W. Murnau'], cast: [{ name: 'F. W. Murnau' }] },
});

test('a value leads to its films, each once', () => {
  expect(filmsUnder(index, 'person', 'f-w-murnau')).toEqual(['faust', 'schloss']);
  expect(filmsUnder(index, 'director', 'robert-reinert')).toEqual(['nerven']);
  expect(filmsUnder(index, 'actor', 'f-w-murnau')).toEqual(['schloss']);
  expect(countUnder(index, 'person', 'f-w-murnau')).toBe(2);
});

test.each(['', 'a', 'hans', 'zz', '__proto__'])('%j, which no film has, leads to none', (value) => {
  expect(filmsUnder(index, 'person', value)).toEqual([]);
  expect(countUnder(index, 'person', value)).toBe(0);
});

test('where no film has any, nothing is found', () => {
  const { index: empty } = smallHouse({});
  expect(filmsUnder(empty, 'genre', 'war')).toEqual([]);
});
