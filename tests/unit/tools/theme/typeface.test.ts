import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Font } from 'fontkit';
import { describe, expect, test } from 'vitest';
import { locales } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { openFont } from '@/lib/posters/type/font-files';
import { firstSubsetRanges, isWithin, subsetFace } from '@/tools/theme/cut-face';
import { averageWidth, cutAt, titleCuts } from '@/tools/theme/font-metrics';
import { type Face, readFace } from '@/tools/theme/read-face';

describe('the cut face', async () => {
  const folder = 'node_modules/@fontsource-variable/archivo/files';
  const archivo: Face = await readFace(`${folder}/archivo-latin-standard-normal.woff2`);
  const [main, rest] = await subsetFace(archivo);
  const open = async (part = main): Promise<Font> => openFont(part?.bytes ?? new Uint8Array());

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
});

describe('the letters that pages begin with', async () => {
  const ranges = await firstSubsetRanges();
  const has = (text: string) => [...text].every((one) => isWithin(ranges, one.codePointAt(0) ?? 0));

  test.each(locales)(
    'every word of the site in %s is set in what pages begin with',
    async (locale) => {
      expect(has(JSON.stringify(await loadMessages(locale)))).toBe(true);
    },
  );

  test('names of the west of Europe and both languages’ quotes are, fractions and accents that stand alone are not', () => {
    expect(has('Buñuel Sjöström Ÿ Œuvre « » „ “ ‚ ‘ – … € № ×')).toBe(true);
    for (const sign of ['½', '¢', '´', 'ł', 'Ж']) expect(has(sign)).toBe(false);
  });
});

describe('the axes of a face', async () => {
  const folder = 'node_modules/@fontsource-variable/archivo/files';
  const { weight, width = [0, 0] } = await readFace(
    `${folder}/archivo-latin-standard-normal.woff2`,
  );

  /** Every number that a style sheet or a class gives a property. */
  function named(property: string): number[] {
    const files = ['app', 'components'].flatMap((room) =>
      readdirSync(room, { recursive: true, withFileTypes: true }).flatMap((entry) =>
        entry.isFile() ? join(entry.parentPath, entry.name) : [],
      ),
    );
    const texts = files
      .filter((path) => /\.(css|tsx)$/.test(path))
      .map((path) => readFileSync(path, 'utf8'));
    const pattern = new RegExp(`\\b${property}:\\s*([\\d.]+)%?`, 'g');
    return texts.flatMap((text) => [...text.matchAll(pattern)].map(([, value]) => Number(value)));
  }

  test.each([
    ['font-weight', weight],
    ['font-stretch', width],
  ] as const)(
    'no style sheet asks for a %s that is cut away, and the ends are asked for',
    (property, [least, most]) => {
      const asked = named(property);
      expect(asked.length).toBeGreaterThan(5);
      expect(Math.min(...asked, property === 'font-weight' ? 400 : most)).toBe(least);
      expect(Math.max(...asked)).toBe(most);
    },
  );
});

describe('the widths of titles', async () => {
  const file =
    'node_modules/@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2';
  const archivo: Face = await readFace(file);

  test.each(Object.entries(titleCuts))('%s is what Archivo takes in its cut', (_name, cut) => {
    const width = averageWidth(cutAt(archivo, cut));
    expect(Math.abs(width - cut.archivo)).toBeLessThan(0.001);
  });
});
