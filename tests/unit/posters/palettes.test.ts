import { expect, test, vi } from 'vitest';
import '@/lib/content/validate/provide';
import { assignInks, decades, paletteOf, type Sheet } from '@/lib/posters/palettes';
import { contrast } from '@/lib/primitives/colour/contrast';
import { temporaryFolder } from '../temporary-folder';

const sheets: Record<Sheet, true> = {
  ...{ light: true, bright: true, cool: true, duo: true },
  ...{ spot: true, second: true, dark: true, night: true },
};
const sheetNames = Object.keys(sheets) as Sheet[];

test.each(decades)('every sheet of the %is has legible text and three distinct inks', (decade) => {
  for (const sheet of sheetNames) {
    const { ground, form, accent, type } = assignInks(paletteOf(decade), sheet);
    expect(contrast(ground, type), sheet).toBeGreaterThanOrEqual(4.5);
    expect(contrast(ground, form), sheet).toBeGreaterThan(1.4);
    expect(new Set([ground, form, accent]).size, sheet).toBe(3);
  }
});

const write = (posters: string) =>
  vi.stubEnv('CONTENT_DIR', temporaryFolder({ 'theme.yaml': `posters: { ${posters} }` }));

test('with colours from theme.yaml: posters use only these colours, and each of them', () => {
  const colours = ['#e0a32e', '#2f6b45', '#b44821', '#e79aa4', '#2a4b7c'];
  write(`paper: '#f4ead2', black: '#1c2418', colours: ${JSON.stringify(colours)}`);
  const palettes = decades.map((decade) => paletteOf(decade));
  expect(new Set(palettes.flatMap(({ spots }) => spots))).toEqual(new Set(colours));
  for (const [at, { paper, ink, spots }] of palettes.entries()) {
    expect([paper, ink]).toEqual(['#f4ead2', '#1c2418']);
    expect(spots[0]).not.toBe(spots[1]);
    expect(spots).not.toEqual(palettes[at + 1]?.spots);
  }
});

test('with colours from theme.yaml: the usual spot colours are adjusted until text is legible on another paper', () => {
  write("paper: '#e8d9b5', black: '#3a2a1a'");
  for (const decade of decades)
    for (const sheet of sheetNames) {
      const { ground, type } = assignInks(paletteOf(decade), sheet);
      expect(contrast(ground, type)).toBeGreaterThanOrEqual(4.5);
    }
});
