import { expect, test } from 'vitest';
import { contrast } from '@/lib/colour/contrast';
import { drawScene } from '@/lib/posters/draw-scene';
import { paletteOf } from '@/lib/posters/palettes';
import type { PosterFacts } from '@/lib/posters/poster-facts';
import { stillInk } from '@/lib/posters/still-ink';

const facts = (slug: string, year = 1920): PosterFacts => ({
  ...{ slug, title: 'A', year, directors: [], genres: ['drama'], countries: [] },
});

test('a scene is the poster’s drawing without a word, the same for the same facts', () => {
  const scene = drawScene({ ...facts('judex'), motif: 'moon' });
  expect(scene).toBe(drawScene({ ...facts('judex'), motif: 'moon' }));
  expect(scene).not.toBe(drawScene({ ...facts('judex'), motif: 'wheel' }));
  expect(scene).toMatch(/^<svg [^>]*viewBox="0 0 1200 500"/);
  expect(scene).not.toMatch(/credits|<title>/);
});

test('a still is printed in a colour of its poster: a bright one for white, a dark one for black', () => {
  const found = new Set<string>();
  for (const year of [1895, 1915, 1925, 2008])
    for (let film = 0; film < 20; film += 1) {
      const { ink, blend } = stillInk(facts(`film-${film}`, year));
      const palette = paletteOf(year);
      expect(palette.spots).toContain(ink);
      expect(contrast(ink, blend === 'multiply' ? palette.ink : palette.paper)).toBeGreaterThan(3);
      found.add(blend);
    }
  expect([...found].sort()).toEqual(['multiply', 'screen']);
});
