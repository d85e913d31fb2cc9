import { expect, test } from 'vitest';
import { hasFilms, isFilmsAnswer } from '@/lib/films/api/is-films-answer';
import { facetKeys } from '@/lib/films/catalogue/facets';

const title = { text: 'A', lang: 'fr' };
const texts = { slug: 'a', path: '/movie/a', poster: '/poster/a.svg' };
const film = { ...texts, title, originalTitle: title, directors: [] };
const facets = Object.fromEntries(facetKeys.map((key) => [key, { counts: [], more: 0 }]));
const answer = { total: 1, films: [film], facets };

test('an answer with its films and every facet is one', () => {
  expect(isFilmsAnswer(answer)).toBe(true);
});

test('films alone are enough to suggest from, and not for the catalogue', () => {
  expect(hasFilms({ total: 1, films: [film] })).toBe(true);
  expect(isFilmsAnswer({ total: 1, films: [film] })).toBe(false);
});

test.each([
  null,
  [],
  { error: { parameter: 'q' } },
  { total: '1', films: [] },
  { total: 1, films: {} },
  { total: 1, films: [null] },
  { total: 1, films: [{ ...film, path: undefined }] },
  { total: 1, films: [{ ...film, title: 'A' }] },
])('%j has no films', (json) => {
  expect(hasFilms(json)).toBe(false);
});

test('a facet less is another answer', () => {
  const { genre: _, ...others } = facets;
  expect(isFilmsAnswer({ ...answer, facets: others })).toBe(false);
});
