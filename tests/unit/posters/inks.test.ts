import { describe, expect, test } from 'vitest';
import { contrast } from '@/lib/colour/contrast';
import { mixInks } from '@/lib/posters/inks';
import { decades, paletteOf } from '@/lib/posters/palettes';
import { sheetNames } from './sheet-names';

test('black on white is 21 to 1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
});

describe.each(decades)('the palette of the %is', (decade) => {
  test.each(sheetNames)('sets type that can be read on its %s sheet', (sheet) => {
    const { ground, type } = mixInks(paletteOf(decade), sheet);
    expect(contrast(ground, type)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(sheetNames)('prints shapes that stand out from its %s sheet', (sheet) => {
    const { ground, form, accent } = mixInks(paletteOf(decade), sheet);
    expect(contrast(ground, form)).toBeGreaterThan(1.4);
    expect(new Set([ground, form, accent]).size).toBe(3);
  });
});

test('years before and after the table take its first and last palette', () => {
  expect(paletteOf(1888)).toBe(paletteOf(1895));
  expect(paletteOf(2041)).toBe(paletteOf(2026));
});
