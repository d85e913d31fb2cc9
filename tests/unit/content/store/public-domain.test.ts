import { expect, test } from 'vitest';
import { filmSchema } from '@/lib/content/schema/film';
import { publicDomainIn } from '@/lib/content/store/public-domain';
import { findUndatedAuthors } from '@/lib/content/validate/name-issues';

const film = filmSchema.parse({
  title: { original: { text: 'Nerven', lang: 'de' } },
  year: 1919,
  directors: ['Anna Regie', 'Bruno Regie'],
  crew: [
    { name: 'Anna Regie', job: 'screenplay' },
    { name: 'Carla Buch', job: 'dialogue' },
    { name: 'Dora Ton', job: 'music' },
    { name: 'Emil Licht', job: 'cinematography' },
  ],
  publicDomain: ['CH', 'EU'],
});
const people = {
  'Anna Regie': { died: 1928 },
  'Bruno Regie': { born: 1880, died: 1930 },
  'Carla Buch': { died: 1941 },
  'Dora Ton': { died: 1935 },
};

test('the term in Switzerland begins with the death of the last director', () => {
  const found = publicDomainIn(film, 'CH', people);
  expect(found).toMatchObject({ since: 2001 });
  expect(found?.authors.map(({ name }) => name)).toEqual(['Anna Regie', 'Bruno Regie']);
  expect(found?.spain).toBeUndefined();
});

test('the term in the EU also counts screenplay, dialogue and music, and is longer in Spain', () => {
  const found = publicDomainIn(film, 'EU', people);
  expect(found).toMatchObject({ since: 2012, spain: 2022 });
  expect(found?.authors.map(({ died }) => died)).toEqual([1928, 1930, 1941, 1935]);
  // Spain's longer term ends with authors who died before 1987.
  const later = publicDomainIn(film, 'EU', { ...people, 'Dora Ton': { died: 1987 } });
  expect(later).toMatchObject({ since: 2058 });
  expect(later).not.toHaveProperty('spain');
});

test('without a director or with an unknown year of death there is no term', () => {
  const { 'Carla Buch': _, ...others } = people;
  expect(publicDomainIn(film, 'EU', others)).toBeUndefined();
  expect(publicDomainIn(film, 'CH', others)).toBeDefined();
  expect(publicDomainIn({ ...film, directors: [] }, 'CH', people)).toBeUndefined();
});

test('a public domain claim requires the years of death of its authors', () => {
  const find = (known: object | undefined, facts: object = {}) => {
    const films = new Map([['a', { ...film, ...facts }]]);
    return findUndatedAuthors({ films, people: known } as never, 'house');
  };
  const [first, ...others] = find({ 'Anna Regie': { died: 1928 } });
  expect(first).toEqual({
    ...{ path: 'house/films/a.yaml', field: 'publicDomain.0' },
    expected: {
      text: '“died” of {name} in {file}, or no {territory}',
      values: { name: 'Bruno Regie', file: 'house/people.yaml', territory: 'CH' },
    },
  });
  expect(others.map(({ field }) => field)).toEqual(Array(3).fill('publicDomain.1'));
  const { 'Bruno Regie': bruno, ...rest } = people;
  expect(find({ ...rest, 'Bruno Regi': bruno })[0]).toMatchObject({ near: 'Bruno Regi' });
  expect(find(people, { directors: [] })[0]?.expected).toContain('a director: the years');
  expect([find(people), find(undefined), find({}, { publicDomain: [] })]).toEqual([[], [], []]);
});
