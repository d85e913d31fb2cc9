import type { Font } from 'fontkit';
import { describe, expect, test } from 'vitest';
import { locales } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { openFont } from '@/lib/posters/type/font-files';
import { averageWidth, cutAt, titleCuts } from '@/tools/theme/font-metrics';
import { readFace } from '@/tools/theme/read-face';
import { firstSubsetRanges, isWithin, subsetFace } from '@/tools/theme/subset-face';

const archivo = await readFace(
  'node_modules/@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2',
);
const [main, rest] = await subsetFace(archivo);
const open = (part = main): Promise<Font> => openFont(part?.bytes ?? new Uint8Array());

test('the subsets of a face are a first one below 64 KB and the rest, with every glyph in one of them', async () => {
  expect(main?.bytes.length).toBeLessThan(64 * 1024);
  expect(archivo.bytes.length).toBeGreaterThan(85 * 1024);
  const [first, second] = await Promise.all([open(), open(rest)]);
  const has = (font: Font) => [0xe9, 0xbd].map((point) => font.hasGlyphForCodePoint(point));
  expect([has(first), has(second)[1]]).toEqual([[true, false], true]);
  const ascending = (points: Iterable<number>) => [...points].sort((a, b) => a - b);
  const whole = archivo.font.characterSet.filter((point) => point >= 0x20 && point !== 0xffff);
  expect(ascending([...(main?.points ?? []), ...(rest?.points ?? [])])).toEqual(
    ascending(new Set(whole)),
  );
});

test.each(Object.entries(titleCuts))('subsets draw %s like the whole face', async (_name, cut) => {
  const whole = cutAt(archivo, cut);
  const subset = cutAt({ ...archivo, font: await open() }, cut);
  const width = (font: Font) => font.layout('Œuvres à « Zürich »: Tokyo').advanceWidth;
  expect(Math.abs(width(subset) - width(whole)) / width(whole)).toBeLessThan(0.002);
  const top = (font: Font) => font.layout('R').glyphs[0]?.bbox.maxY ?? 0;
  expect(Math.abs(top(subset) - top(whole))).toBeLessThan(3);
  expect(Math.abs(averageWidth(whole) - cut.archivo)).toBeLessThan(0.001);
});

describe('the first subset', async () => {
  const ranges = await firstSubsetRanges();
  const has = (text: string) => [...text].every((one) => isWithin(ranges, one.codePointAt(0) ?? 0));

  test.each(locales)('has all letters of the messages in %s', async (locale) =>
    expect(has(JSON.stringify(await loadMessages(locale)))).toBe(true),
  );
});
