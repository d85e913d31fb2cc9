import { expect, test } from 'vitest';
import type { Film } from '@/lib/catalog/films/film';
import { openRelated, relateAll } from '@/lib/catalog/films/find-related';
import { listFilms } from '@/lib/catalog/films/get-film';
import { createSimilaritySearch } from '@/lib/catalog/films/similarity';
import { loadLibrary } from '@/lib/content/validate/load-library';
import { randomFrom } from '@/lib/primitives/text/random';
import { showLibrary } from '../../show-library';
import { filmFixture } from './film-fixture';

const library = loadLibrary('tests/site');
showLibrary(() => library);

/** Returns a function for the slugs of the most similar films. */
function similarityIn(films: Film[]) {
  const find = createSimilaritySearch(films);
  return (film: Film) => find(film, 6).map((number) => films[number]?.slug);
}

test('the build’s snapshot of related films equals the search among all films', () => {
  const find = openRelated(relateAll(library));
  const films = listFilms('fr');
  const findSimilar = similarityIn(films);
  for (const film of films) expect(find(film.slug), film.slug).toEqual(findSimilar(film));
  expect(find('nobody')).toEqual([]);
});

const people = ['Murnau', 'Lang', 'Wegener', 'Nielsen', 'Veidt', 'Krauss'];

/** A random catalogue with few people and genres, so that many films are equally similar. */
function randomCatalogue(seed: number): Film[] {
  const random = randomFrom(seed);
  const some = (names: string[], share: number) => names.filter(() => random() < share);
  return Array.from({ length: 120 }, (_, number) =>
    filmFixture(`film-${number}`, {
      directors: some(people, 0.1),
      cast: some(people, 0.1).map((name) => ({ name })),
      genres: some(['horror', 'drama'], 0.5),
      runtime: 30 + random() * 60,
      year: 1900 + Math.floor(random() * 60),
    }),
  );
}

/** The reference: compares a film with every film of the catalogue. */
function compareAll(film: Film, films: Film[]): string[] {
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
    .slice(0, 6)
    .map(({ slug }) => slug);
}

test.each([1, 2, 3, 4])('search finds the most similar films of random catalogue %i', (seed) => {
  const films = randomCatalogue(seed);
  const findSimilar = similarityIn(films);
  for (const film of films) expect(findSimilar(film)).toEqual(compareAll(film, films));
});
