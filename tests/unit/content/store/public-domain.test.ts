import { describe, expect, test } from 'vitest';
import { filmSchema } from '@/lib/content/schema/film';
import { publicDomainIn } from '@/lib/content/store/public-domain';
import { findUndatedAuthors } from '@/lib/content/validate/name-faults';

const raw = filmSchema.parse({
  title: { original: { text: 'Nerven', lang: 'de' } },
  year: 1919,
  directors: ['Anna Regie', 'Bruno Regie'],
  crew: [
    { name: 'Anna Regie', job: 'screenplay' },
    { name: 'Carla Buch', job: 'screenplay' },
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

describe('since when a film is in the public domain', () => {
  test('is counted in Switzerland from the death of the last director, and of nobody else', () => {
    const told = publicDomainIn(raw, 'CH', people);
    expect(told).toMatchObject({ since: 2001 });
    expect(told?.authors.map(({ name }) => name)).toEqual(['Anna Regie', 'Bruno Regie']);
    expect(told?.spain).toBeUndefined();
  });

  test('is counted in the Union with screenplay and music, each person once, and longer in Spain', () => {
    const told = publicDomainIn(raw, 'EU', people);
    expect(told).toMatchObject({ since: 2012, spain: 2022 });
    expect(told?.authors).toEqual([
      { name: 'Anna Regie', died: 1928 },
      { name: 'Bruno Regie', died: 1930 },
      { name: 'Carla Buch', died: 1941 },
      { name: 'Dora Ton', died: 1935 },
    ]);
  });

  test('is not told apart for Spain where somebody died in 1987 or later', () => {
    const later = { ...people, 'Dora Ton': { died: 1987 } };
    expect(publicDomainIn(raw, 'EU', later)).toMatchObject({ since: 2058 });
    expect(publicDomainIn(raw, 'EU', later)).not.toHaveProperty('spain');
  });

  test('is not said where a death is unknown, or nobody is named', () => {
    const { 'Carla Buch': _, ...others } = people;
    expect(publicDomainIn(raw, 'EU', others)).toBeUndefined();
    expect(publicDomainIn(raw, 'CH', others)).toBeDefined();
    expect(publicDomainIn({ ...raw, directors: [] }, 'CH', people)).toBeUndefined();
  });
});

describe('a film that is said to be free', () => {
  const find = (film: object, known: object | undefined) =>
    findUndatedAuthors(
      { films: new Map([['a', { ...raw, ...film }]]), people: known } as never,
      'house',
    );

  test('owes the years by which that is counted', () => {
    const owed = (name: string, territory: string) => ({
      path: 'house/films/a.yaml',
      field: `publicDomain.${territory === 'CH' ? 0 : 1}`,
      expected: {
        text: '“died” of {name} in {file}, or no {territory}',
        values: { name, file: 'house/people.yaml', territory },
      },
    });
    expect(find({}, { 'Anna Regie': { died: 1928 } })).toEqual([
      owed('Bruno Regie', 'CH'),
      ...['Bruno Regie', 'Carla Buch', 'Dora Ton'].map((name) => owed(name, 'EU')),
    ]);
    const [misspelt] = find({}, { ...people, 'Bruno Regie': {}, 'Bruno Regi': { died: 1930 } });
    expect(misspelt?.near).toBeUndefined();
    const { 'Bruno Regie': bruno, ...others } = people;
    const [meant] = find({}, { ...others, 'Bruno Regi': bruno });
    expect(meant).toEqual({ ...owed('Bruno Regie', 'CH'), near: 'Bruno Regi' });
    const [far] = find({}, others);
    expect(far).toEqual(owed('Bruno Regie', 'CH'));
    expect(find({}, people)).toEqual([]);
  });

  test('owes a director', () => {
    expect(find({ directors: [] }, people).map(({ expected }) => expected)).toEqual([
      'a director: the years are counted from his or her death',
      'a director: the years are counted from his or her death',
    ]);
  });

  test('owes nothing where nothing is said, or the people could not be read', () => {
    expect(find({ publicDomain: [] }, {})).toEqual([]);
    expect(find({}, undefined)).toEqual([]);
  });
});
