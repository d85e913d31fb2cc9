import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import '@/lib/content/validate/provide';
import { assignInks, decades, paletteOf } from '@/lib/posters/palettes';
import { contrast } from '@/lib/primitives/colour/contrast';
import { sheetNames } from './sheet-names';

let house: string;
beforeEach(() => {
  house = mkdtempSync(join(tmpdir(), 'bobine-palette-'));
  vi.stubEnv('CONTENT_DIR', house);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(house, { recursive: true });
});
const write = (theme: string) => writeFileSync(join(house, 'theme.yaml'), theme);

test('a house’s posters are printed in its colours alone, and each of them is used', () => {
  const colours = ['#e0a32e', '#2f6b45', '#b44821', '#e79aa4', '#2a4b7c'];
  write(`posters: { paper: '#f4ead2', black: '#1c2418', colours: ${JSON.stringify(colours)} }`);
  const palettes = decades.map((decade) => paletteOf(decade));
  expect(new Set(palettes.flatMap(({ spots }) => spots))).toEqual(new Set(colours));
  for (const { paper, ink, spots } of palettes) {
    expect([paper, ink]).toEqual(['#f4ead2', '#1c2418']);
    expect(spots[0]).not.toBe(spots[1]);
  }
  const pairs = palettes.map(({ spots }) => spots.join());
  for (const [at, pair] of pairs.entries()) expect(pair).not.toBe(pairs[at + 1]);
});

test('a decade may have its own', () => {
  write("posters: { decades: { 1920s: ['#7b2ff2', '#f6c932'] } }");
  expect(paletteOf(1927).spots).toEqual(['#7b2ff2', '#f6c932']);
  expect(paletteOf(1937).spots).not.toContain('#7b2ff2');
});

test('on a paper that is the house’s own the usual colours take a tone that bears type', () => {
  write("posters: { paper: '#e8d9b5', black: '#3a2a1a' }");
  for (const decade of decades)
    for (const sheet of sheetNames) {
      const { ground, type } = assignInks(paletteOf(decade), sheet);
      expect(contrast(ground, type)).toBeGreaterThanOrEqual(4.5);
    }
});
