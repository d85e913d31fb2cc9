import { expect, test } from 'vitest';
import { filmSchema } from '@/lib/content/schema/film';
import { withProgrammeRuntimes } from '@/lib/content/store/programme-runtime';
import { findNestedProgrammes } from '@/lib/content/validate/programme-issues';

const film = (facts: object) =>
  filmSchema.parse({ title: { original: { text: 'A', lang: 'fr' } }, year: 1920, ...facts });

test.each([
  [{}, [7.2, 3.1], 10.3],
  [{ runtime: 12 }, [7.2, 3.1], 12],
  [{}, [7.2, undefined], undefined],
])('a programme with %j of films of %j minutes has %s', (facts, runtimes, expected) => {
  const parts = runtimes.map((runtime, at) => [`part-${at}`, film({ runtime })] as const);
  const programme = film({ ...facts, films: parts.map(([slug]) => slug) });
  const films = new Map([['programme', programme], ...parts]);
  expect(withProgrammeRuntimes(films).get('programme')?.runtime).toBe(expected);
});

test('a programme contains no programme, and each film once', () => {
  const films = new Map(
    Object.entries({ a: { films: ['b', 'b'] }, b: {}, c: { films: ['a', 'c'] } }),
  );
  expect(findNestedProgrammes({ films }, 'h').map(({ path, field }) => [path, field])).toEqual([
    ['h/films/a.yaml', 'films.1'],
    ['h/films/c.yaml', 'films.0'],
    ['h/films/c.yaml', 'films.1'],
  ]);
});
