import { afterEach, expect, test, vi } from 'vitest';
import { builtFilms, chooseFilms } from '@/lib/content/built-films';
import { loadLibrary } from '@/lib/content/load-library';
import { mostBuilt } from '@/lib/content/most-built.mjs';
import type { Library } from '@/lib/content/raw-library';

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
  const reason = { fr: 'a' };
  const words = { title: reason, summary: reason, introduction: reason };
  return {
    ...house,
    films,
    articles: new Map(),
    programme: new Map([['2026-12-01', { film: 'film-7' }]]) as Library['programme'],
    collections: new Map([
      ['choice', { ...words, kind: 'theme', order: 1, films: [{ film: 'film-13', reason }] }],
    ]),
  };
}

afterEach(() => void vi.unstubAllEnvs());

test('a house is built whole, however large, unless its build says otherwise', () => {
  const large = library(mostBuilt + 1);
  expect(builtFilms(large).size).toBe(mostBuilt + 1);
});

test('of a house that is built in part so many films are built and no more', () => {
  vi.stubEnv('BUILT_IN_PART', '1');
  expect(builtFilms(library(10)).size).toBe(10);
  expect(builtFilms(library(mostBuilt + 1)).size).toBe(mostBuilt);
});

test('first come the films that the house names, then those offered, then the newest', () => {
  const chosen = [...chooseFilms(library(100), 13)];
  expect(chosen.slice(0, 2)).toEqual(['film-7', 'film-13']);
  // Every tenth is offered: the newest of them first.
  expect(chosen.slice(2, 12).every((slug) => Number(slug.slice(5)) % 10 === 0)).toBe(true);
  expect(chosen[2]).toBe('film-80');
  expect(chosen[12]).toBe('film-27');
});
