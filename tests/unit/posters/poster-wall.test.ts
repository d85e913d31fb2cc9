import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { loadLibrary } from '@/lib/content/validate/load-library';
import { getAllPosterFacts } from '@/lib/posters/get-poster-facts';
import {
  computeWallPlaces,
  drawSheet,
  drawSmallPoster,
  filmsOnSheet,
  groupIntoSheets,
  wallSheets,
} from '@/lib/posters/poster-wall';
import { contrast } from '@/lib/primitives/colour/contrast';

describe('the sheets of small posters', () => {
  const library = loadLibrary('tests/site');
  const facts = getAllPosterFacts(library);

  test('have a symbol for each film, in less than 420 bytes', () => {
    let bytes = 0;
    for (const slugs of wallSheets(library).values()) {
      const svg = drawSheet(slugs.flatMap((slug) => facts.get(slug) ?? []));
      expect([...svg.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id)).toEqual(slugs);
      expect(svg).not.toMatch(/NaN|undefined|<text|<title/);
      bytes += gzipSync(svg).length;
    }
    expect(bytes / library.films.size).toBeLessThan(420);
  });

  test('leave a ground on which the title is legible', () => {
    const places = computeWallPlaces(library);
    expect(places.size).toBe(library.films.size);
    for (const [slug, { type }] of places) {
      const film = facts.get(slug);
      const [, ground = ''] = (film && drawSmallPoster(film).match(/fill="(#[0-9a-f]{6})"/)) || [];
      expect(contrast(ground, type)).toBeGreaterThanOrEqual(4.5);
    }
  });

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
