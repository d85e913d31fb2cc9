import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { contrast } from '@/lib/colour/contrast';
import { loadLibrary } from '@/lib/content/validate/load-library';
import { allPosterFacts } from '@/lib/posters/poster-facts-of';
import { drawSheet, drawSmallPoster } from '@/lib/posters/wall/draw-sheet';
import { wallPlaces, wallSheets } from '@/lib/posters/wall/wall-places';

const library = loadLibrary('tests/house');
const facts = allPosterFacts(library);

test('a sheet has a symbol for each of its films, which a page can name', () => {
  for (const [, slugs] of wallSheets(library)) {
    const svg = drawSheet(slugs.flatMap((slug) => facts.get(slug) ?? []));
    expect([...svg.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id)).toEqual(slugs);
    expect(svg).not.toMatch(/NaN|undefined|<text|<title/);
  }
});

test('a title can be read on its small poster', () => {
  const places = wallPlaces(library);
  expect(places.size).toBe(library.films.size);
  for (const [slug, { type }] of places) {
    const film = facts.get(slug);
    const [, ground = ''] = (film && drawSmallPoster(film).match(/fill="(#[0-9a-f]{6})"/)) || [];
    expect(contrast(ground, type)).toBeGreaterThanOrEqual(4.5);
  }
});

test('a small poster weighs four tenths of a kilobyte: ninety of them less than forty', () => {
  const sheets = [...wallSheets(library).values()];
  const bytes = sheets.reduce((sum, slugs) => {
    const svg = drawSheet(slugs.flatMap((slug) => facts.get(slug) ?? []));
    return sum + gzipSync(svg).length;
  }, 0);
  expect(bytes / library.films.size).toBeLessThan(420);
});
