import { expect, test } from 'vitest';
import { getProgramme } from '@/lib/catalog/programme/get-programme';
import { findNextFilms } from '@/lib/catalog/programme/next-films';
import { loadLibrary } from '@/lib/content/validate/load-library';
import { showLibrary } from '../../show-library';

showLibrary(() => library);

const library = loadLibrary('tests/site');
const now = new Date('2026-11-27T12:00:00Z');
const next = (film: string, evening?: string, when = now) =>
  findNextFilms(film, { locale: 'fr', now: when, evening }).next?.slug;

test('each film of an evening in progress leads to the next that can be watched, the last one nowhere', () => {
  expect(next('etude-en-diagonales', 'etudes')).toBe('etude-en-disques');
  expect(next('etude-en-disques', 'etudes')).toBe('etude-en-rectangles');
  expect(next('etude-en-rectangles', 'etudes')).toBeUndefined();
  expect(next('etude-en-diagonales', 'etudes', new Date('2020-10-01'))).toBeUndefined();
});

test('without an evening comes the next of a collection, at its end the film of the day', () => {
  expect(next('etude-en-diagonales', 'no-evening')).toBe('etude-en-disques');
  const today = getProgramme('fr', now).tonight?.film.slug;
  expect(next('nerven')).toBe(today);
  expect(today).toBeDefined();
});
