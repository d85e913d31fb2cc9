import { expect, it } from 'vitest';
import { spriteLayout } from '@/tools/media/sprites/sprite-layout';

const wide = { width: 1920, height: 1080 };

it('has room for all tiles on one sheet where they are few', () => {
  expect(spriteLayout(17, wide)).toMatchObject({ tiles: 17, columns: 8, rows: 3, sheets: 1 });
  expect(spriteLayout(0.2, wide)).toMatchObject({ tiles: 1, columns: 1, rows: 1, sheets: 1 });
});

it.each([94, 153, 271, 919])('needs at most 400 tiles for %i minutes', (minutes) => {
  const { tiles, columns, rows, sheets, interval } = spriteLayout(minutes * 60, wide);
  expect(tiles).toBeLessThanOrEqual(400);
  expect(tiles).toBeGreaterThan(180);
  expect(columns * rows * sheets).toBeGreaterThanOrEqual(tiles);
  expect(Math.abs(tiles * interval - minutes * 60)).toBeLessThanOrEqual(interval / 2);
});

it('keeps the shape of the picture', () => {
  expect(spriteLayout(60, { width: 960, height: 720 }).tile).toEqual({ width: 160, height: 120 });
});
