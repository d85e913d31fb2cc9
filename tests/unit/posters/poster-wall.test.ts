import { describe, expect, test } from 'vitest';
import { filmsOnSheet, groupIntoSheets } from '@/lib/posters/poster-wall';

describe('the sheets of small posters', () => {
  test('have each film once, by decade, the first film of every year on the first sheet', () => {
    const films = Array.from({ length: 300 }, (_, at) => ({
      slug: `film-${at}`,
      year: 1920 + (at % 12),
    }));
    const sheets = groupIntoSheets(films);
    const sheetOf = new Map(
      [...sheets].flatMap(([name, slugs]) => slugs.map((slug) => [slug, name] as const)),
    );
    expect([...sheets.values()].flat()).toHaveLength(films.length);
    for (const { slug, year } of films)
      expect(sheetOf.get(slug)).toMatch(year < 1930 ? /^1920-/ : /^1930-/);
    for (const slugs of sheets.values()) expect(slugs.length).toBeLessThanOrEqual(filmsOnSheet);
    const firstFilms = films.slice(0, 10).map(({ slug }) => slug);
    expect(sheets.get('1920-0')?.slice(0, 10)).toEqual(firstFilms);
  });
});
