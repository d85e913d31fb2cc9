import { expect, test } from 'vitest';
import { type FilmFacts, isFilmFacts } from '@/lib/films/film-facts';

const facts: FilmFacts = {
  slug: 'a',
  href: '/movie/a',
  title: { text: 'A', lang: 'fr', translated: true },
  line: '1920',
  poster: { src: '/poster/a.svg' },
  screen: { src: '/og/a.png' },
  watchable: false,
};

test('the facts of a card are known as such', () => {
  expect(isFilmFacts(facts)).toBe(true);
});

test.each(['slug', 'href', 'title', 'line', 'poster', 'screen'] as const)(
  'without its %s it is none',
  (field) => {
    expect(isFilmFacts({ ...facts, [field]: undefined })).toBe(false);
  },
);

test.each([null, [], 'a', { ...facts, title: 'A' }, { ...facts, poster: {} }])(
  '%j is no card',
  (json) => {
    expect(isFilmFacts(json)).toBe(false);
  },
);
