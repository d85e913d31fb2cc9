import { readFile } from 'node:fs/promises';
import type { Font } from 'fontkit';
import { listPosterFonts, openFont } from './font-files';

/** Weight 100–900, width 62–125 (per cent); limited to the axes of the typeface. */
export type Axes = { wght: number; wdth: number };

/**
 * The first face is the main one. The others have Central European letters or another weight; slanted ones
 * among them are left out.
 */
const fonts = (
  await Promise.all(
    listPosterFonts(process.cwd()).map(async (file) => openFont(await readFile(file))),
  )
).filter(({ italicAngle }, at) => at === 0 || italicAngle === 0);
const main = fonts[0] as Font;

/** The weight of each face without a weight axis. */
const staticWeights = new Map(
  fonts.map((font) => [
    font,
    font.variationAxes.wght ? undefined : (font['OS/2']?.usWeightClass ?? 400),
  ]),
);
const staticFonts = new Set(fonts.filter((font) => Object.keys(font.variationAxes).length === 0));

const variations = new Map<string, Font>();

/** Weight from which text counts as large, for which some typefaces have an optical size. */
const opticalLarge = 640;

function variationOf(font: Font, { wght, wdth }: Axes): Font {
  if (staticFonts.has(font)) return font;
  const key = `${fonts.indexOf(font)}/${wght}/${wdth}`;
  const opsz = wght >= opticalLarge ? 144 : 14;
  const cut = variations.get(key) ?? font.getVariation({ wght, wdth, opsz });
  variations.set(key, cut);
  return cut;
}

/** The requested widths that the typeface supports; [100] if there are none. */
export function supportedWidths(requested: readonly number[]): readonly number[] {
  const { wdth } = main.variationAxes;
  const inRange = requested.filter((width) => wdth && width >= wdth.min && width <= wdth.max);
  return inRange.length > 0 ? inRange : [100];
}

/** Height of capitals as a share of the type size. */
export const capHeight = (main.capHeight || main.unitsPerEm * 0.7) / main.unitsPerEm;

/** Whether the typeface has every letter of a text. */
export function hasGlyphsFor(text: string): boolean {
  return [...text].every((letter) => fontFor(letter, 400) !== undefined);
}

/** The face for a letter: the first with a weight axis, else the one with the nearest weight. */
function fontFor(letter: string, wght: number): Font | undefined {
  const code = letter.codePointAt(0) ?? 0;
  let [best, least] = [undefined as Font | undefined, Number.POSITIVE_INFINITY];
  for (const font of fonts) {
    const off = Math.abs((staticWeights.get(font) ?? wght) - wght);
    if (off >= least || !font.hasGlyphForCodePoint(code)) continue;
    [best, least] = [font, off];
  }
  return best;
}

/** Splits a text into runs of one font; letters without a font are dropped. */
export function splitIntoRuns(text: string, axes: Axes): { text: string; font: Font }[] {
  const runs: { text: string; font: Font }[] = [];
  for (const letter of text) {
    const font = fontFor(letter, axes.wght);
    if (!font) continue;
    const cut = variationOf(font, axes);
    const last = runs.at(-1);
    if (last?.font === cut) last.text += letter;
    else runs.push({ text: letter, font: cut });
  }
  return runs;
}
