import { expect, test } from 'vitest';
import { relatedFilms } from '@/lib/films/related-films';
import { filmFixture } from './film-fixture';

const film = filmFixture('a', { directors: ['Murnau'], genres: ['horror'], year: 1922 });

test('a film by the same director goes before one of the same genre', () => {
  const director = filmFixture('b', { directors: ['Murnau'], year: 1931 });
  const genre = filmFixture('c', { genres: ['horror'], year: 1922 });
  expect(relatedFilms(film, [genre, director]).map(({ slug }) => slug)).toEqual(['b', 'c']);
});

test('a film is never related to itself', () => {
  expect(relatedFilms(film, [film])).toEqual([]);
});

test('a decade alone makes no relation', () => {
  expect(relatedFilms(film, [filmFixture('b', { year: 1923 })])).toEqual([]);
});

test('of two equally near films the one nearer in time comes first', () => {
  const far = filmFixture('b', { genres: ['horror'], year: 1929 });
  const near = filmFixture('c', { genres: ['horror'], year: 1923 });
  expect(relatedFilms(film, [far, near])[0]?.slug).toBe('c');
});
