import { expect, test } from 'vitest';
import { prerenderedFilms } from '@/lib/content/store/prerendered-films';
import type { Library } from '@/lib/content/store/raw-library';
import { loadLibrary } from '@/lib/content/validate/load-library';

const content = loadLibrary();
const [[, film] = []] = content.films;
const { vod: _, ...plain } = film as NonNullable<typeof film>;

/** Many films, of which the programme names one and every tenth is offered. */
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
    ...content,
    films,
    programme: new Map([['2026-12-01', { film: 'film-7' }]]) as Library['programme'],
  };
}

test('films of the home page come first, then offered films, then the newest', () => {
  const chosen = [...prerenderedFilms(library(100), 12)];
  expect(chosen[0]).toBe('film-7');
  // Every tenth is offered: the newest of them first.
  expect(chosen.slice(1, 11).every((slug) => Number(slug.slice(5)) % 10 === 0)).toBe(true);
  expect(chosen[1]).toBe('film-80');
  expect(chosen[11]).toBe('film-27');
});
