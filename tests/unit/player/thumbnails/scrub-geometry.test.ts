import { expect, it } from 'vitest';
import {
  boxLeft,
  endGuard,
  margin,
  shareOf,
  thumbnailTime,
} from '@/lib/player/thumbnails/scrub-geometry';

it('keeps the constants of the specification', () => {
  expect([margin, endGuard]).toEqual([10, 1]);
});

it('never shows a time later than one second before the end, nor one before the start', () => {
  expect(thumbnailTime(0.5, 45)).toBe(22.5);
  expect(thumbnailTime(1, 45)).toBe(44);
  expect(thumbnailTime(1, 0.4)).toBe(0);
});

it('keeps ten pixels from both edges of the player', () => {
  const player = { left: 100, right: 900 };
  expect(boxLeft(500, 160, player)).toBe(420);
  expect(boxLeft(100, 160, player)).toBe(110);
  expect(boxLeft(900, 160, player)).toBe(730);
});

it('stays at the left edge of a player that is too narrow', () => {
  expect(boxLeft(50, 160, { left: 0, right: 100 })).toBe(10);
});

it('keeps a share between 0 and 1, also where there is no length', () => {
  expect([shareOf(-5, 10), shareOf(5, 10), shareOf(50, 10)]).toEqual([0, 0.5, 1]);
  expect([shareOf(5, 0), shareOf(5, Number.NaN)]).toEqual([0, 0]);
});
