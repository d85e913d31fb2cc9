import { expect, test } from 'vitest';
import { builtFilms, drawnFilms, mostBuilt } from '@/lib/content/store/built-films';
import type { Library } from '@/lib/content/store/raw-library';
import { loadLibrary } from '@/lib/content/validate/load-library';

const house = loadLibrary();
const [[, film] = []] = house.films;
const { vod: _, ...plain } = film as NonNullable<typeof film>;

/** Many films, of which the house names some and offers some. */
function library(count: number): Library {
  const films = new Map(
    Array.from({ length: count }, (_, number) => [
      `film-${number}`,
      {
        ...plain,
        added: `2026-01-${String((number % 28) + 1).padStart(2, '0')}`,
        ...(number % 10 === 0 && { vod: { ads: false } }),
      },
    ]),
  );
  return {
    ...house,
    films,
    programme: new Map([['2026-12-01', { film: 'film-7' }]]) as Library['programme'],
  };
}

test('so many films are prerendered and no more, and more of them drawn', () => {
  expect(builtFilms(library(10)).size).toBe(10);
  expect(builtFilms(library(mostBuilt + 1)).size).toBe(mostBuilt);
  expect(drawnFilms(library(mostBuilt + 1)).size).toBe(mostBuilt + 1);
});

test('first come the films of the home page, then those offered, then the newest', () => {
  const chosen = [...builtFilms(library(100), 12)];
  expect(chosen[0]).toBe('film-7');
  // Every tenth is offered: the newest of them first.
  expect(chosen.slice(1, 11).every((slug) => Number(slug.slice(5)) % 10 === 0)).toBe(true);
  expect(chosen[1]).toBe('film-80');
  expect(chosen[11]).toBe('film-27');
});
