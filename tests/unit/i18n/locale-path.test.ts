import { expect, test } from 'vitest';
import { insidePath, localePath, pathLocale, plainPath } from '@/lib/i18n/locale-path';

test('French is at the plain path and German below /de', () => {
  expect(localePath('/movie/nerven', 'fr')).toBe('/movie/nerven');
  expect(localePath('/movie/nerven', 'de')).toBe('/de/movie/nerven');
  expect([localePath('/', 'fr'), localePath('/', 'de')]).toEqual(['/', '/de']);
});

test('query and hash stay', () => {
  expect(localePath('/catalogue?genre=horror#results', 'de')).toBe(
    '/de/catalogue?genre=horror#results',
  );
  expect(localePath('/?x=1', 'de')).toBe('/de?x=1');
});

test('a file has no language', () => {
  expect(localePath('/media/a/film.mp4', 'de')).toBe('/media/a/film.mp4');
});

test('a path loses its language whether the browser or Next’s router names it', () => {
  expect(['/de', '/fr', '/'].map(plainPath)).toEqual(['/', '/', '/']);
  expect(['/de/vod', '/fr/vod', '/vod'].map(plainPath)).toEqual(['/vod', '/vod', '/vod']);
});

test('a word that begins like a language is none', () => {
  expect(plainPath('/decade')).toBe('/decade');
  expect([pathLocale('/decade'), pathLocale('/de'), pathLocale('/de/x')]).toEqual([
    'fr',
    'de',
    'de',
  ]);
});

test('inside Next every path has its language, French too', () => {
  expect(['/', '/vod', '/decade'].map(insidePath)).toEqual(['/fr', '/fr/vod', '/fr/decade']);
  expect(['/de', '/de/vod', '/fr/vod'].map(insidePath)).toEqual(['/de', '/de/vod', '/fr/vod']);
});
