import { create, type Font } from 'fontkit';
import { expect, test } from 'vitest';
import { openFace } from '@/lib/posters/type/open-face';
import { cutFace } from '@/tools/theme/cut-face';
import { type Face, readFace } from '@/tools/theme/read-face';
import { cutAt, titleCuts } from '@/tools/theme/set-widths';

const folder = 'node_modules/@fontsource-variable/archivo/files';
const archivo: Face = await readFace(`${folder}/archivo-latin-standard-normal.woff2`);
const [main, rest] = await cutFace(archivo);
const open = async (part = main): Promise<Font> => openFace(part?.bytes ?? new Uint8Array());

test('the part that pages begin with is under 64 KB, and what is left lies beside it', async () => {
  expect(main?.bytes.length).toBeLessThan(64 * 1024);
  expect(archivo.bytes.length).toBeGreaterThan(85 * 1024);
  expect((await open()).hasGlyphForCodePoint(0xe9)).toBe(true);
  expect((await open()).hasGlyphForCodePoint(0xbd)).toBe(false);
  expect((await open(rest)).hasGlyphForCodePoint(0xbd)).toBe(true);
});

test('every letter of the whole face is in one of its parts', () => {
  const parts = [...(main?.points ?? []), ...(rest?.points ?? [])].sort(
    (one, other) => one - other,
  );
  const whole = archivo.font.characterSet.filter((point) => point >= 0x20 && point !== 0xffff);
  expect(parts).toEqual([...new Set(whole)].sort((one, other) => one - other));
});

test.each(Object.entries(titleCuts))('%s is drawn as by the whole face', async (_name, cut) => {
  const [before, after] = [cutAt(archivo, cut), cutAt({ ...archivo, font: await open() }, cut)];
  const width = (font: Font) => font.layout('Œuvres à « Zürich »: Tokyo').advanceWidth;
  expect(Math.abs(width(after) - width(before)) / width(before)).toBeLessThan(0.002);
  const [one, other] = [before, after].map((font) => font.layout('R').glyphs[0]?.bbox.maxY ?? 0);
  expect(Math.abs((one ?? 0) - (other ?? 0))).toBeLessThan(3);
});

test('figures of one width are kept, since tables ask for them; fractions go', async () => {
  const { availableFeatures } = await open();
  expect(availableFeatures).toContain('tnum');
  expect(availableFeatures).toContain('kern');
  expect(availableFeatures).not.toContain('frac');
});

test('a face of one weight stays one, and a WOFF2', async () => {
  const wght = await readFace(`${folder}/archivo-latin-wght-normal.woff2`);
  const still = create(
    (await cutFace({ ...wght, weight: [700, 700] }))[0]?.bytes ?? Buffer.of(),
  ) as Font;
  expect(still.variationAxes).toEqual({});
  expect(still.hasGlyphForCodePoint(0x41)).toBe(true);
});
