import { expect, test } from 'vitest';
import type { Film } from '@/lib/catalog/films/film';
import { createSimilaritySearch } from '@/lib/catalog/films/similarity';
import { randomFrom } from '@/lib/primitives/text/random';
import { filmFixture } from './film-fixture';

/** The slugs of the films nearest to one. */
const nearest = (film: Film, films: Film[]) =>
  createSimilaritySearch(films)(film, 6).map((number) => films[number]?.slug);

const film = filmFixture('a', { directors: ['Murnau'], genres: ['horror'], year: 1922 });

test('a film by the same director goes before one of the same genre', () => {
  const director = filmFixture('b', { directors: ['Murnau'], year: 1931 });
  const genre = filmFixture('c', { genres: ['horror'], year: 1922 });
  expect(nearest(film, [genre, director])).toEqual(['b', 'c']);
});

const genres = ['horror', 'drama', 'short'];
const people = ['Murnau', 'Lang', 'Wegener', 'Nielsen', 'Veidt', 'Krauss'];

/** A catalogue by the dice: few people and genres, so that much is equally near. */
function catalogue(seed: number): Film[] {
  const random = randomFrom(seed);
  const some = (names: string[], share: number) => names.filter(() => random() < share);
  return Array.from({ length: 120 }, (_, number) =>
    filmFixture(`film-${number}`, {
      directors: some(people, 0.1),
      cast: some(people, 0.1).map((name) => ({ name })),
      genres: some(genres.slice(0, 2), 0.5),
      runtime: 30 + random() * 60,
      year: 1900 + Math.floor(random() * 60),
    }),
  );
}

/** The same rule, held against every film of the catalogue. */
function compareAll(film: Film, films: Film[], count: number): string[] {
  const shared = (a: { slug: string }[], b: { slug: string }[]) =>
    a.filter(({ slug }) => slug !== 'short' && b.some((other) => other.slug === slug)).length;
  const near = (other: Film) =>
    5 * shared(film.directors, other.directors) +
    3 * shared(film.cast, other.cast) +
    2 * shared(film.genres, other.genres) +
    Number(Math.floor(film.year / 10) === Math.floor(other.year / 10));
  const far = ({ year }: Film) => Math.abs(year - film.year);
  return films
    .filter((other) => other !== film && near(other) > 1)
    .sort((a, b) => near(b) - near(a) || far(a) - far(b))
    .slice(0, count)
    .map(({ slug }) => slug);
}

test.each([1, 2, 3, 4])('no nearer film is missed in a catalogue by the dice (%i)', (seed) => {
  const films = catalogue(seed);
  const find = createSimilaritySearch(films);
  for (const film of films)
    expect(find(film, 6).map((number) => films[number]?.slug)).toEqual(compareAll(film, films, 6));
});
