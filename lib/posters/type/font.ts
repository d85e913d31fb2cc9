import { readFile } from 'node:fs/promises';
import type { Font } from 'fontkit';
import { openFace } from './open-face';
import { posterFaces } from './typeface-shelf';

/** Weight 100–900, width 62–125 (per cent); limited to the axes of the typeface. */
export type Axes = { wght: number; wdth: number };

/**
 * The first face is the main one; further ones have Central European letters, or another weight. Of these,
 * slanted faces are left out.
 */
const faces = (
  await Promise.all(posterFaces(process.cwd()).map(async (file) => openFace(await readFile(file))))
).filter(({ italicAngle }, at) => at === 0 || italicAngle === 0);
const main = faces[0] as Font;

/** The weight of each face without a weight axis. */
const onlyWeights = new Map(
  faces.map((font) => [
    font,
    font.variationAxes.wght ? undefined : (font['OS/2']?.usWeightClass ?? 400),
  ]),
);
const fixed = new Set(faces.filter((font) => Object.keys(font.variationAxes).length === 0));

const cuts = new Map<string, Font>();

/** Weight from which text counts as large, for which some typefaces have an optical size. */
const large = 640;

function cutOf(font: Font, { wght, wdth }: Axes): Font {
  if (fixed.has(font)) return font;
  const key = `${faces.indexOf(font)}/${wght}/${wdth}`;
  const opsz = wght >= large ? 144 : 14;
  const cut = cuts.get(key) ?? font.getVariation({ wght, wdth, opsz });
  cuts.set(key, cut);
  return cut;
}

/** The requested widths that the typeface supports; [100] if there are none. */
export function widthsOf(asked: readonly number[]): readonly number[] {
  const { wdth } = main.variationAxes;
  const within = asked.filter((width) => wdth && width >= wdth.min && width <= wdth.max);
  return within.length > 0 ? within : [100];
}

/** Height of capitals as a share of the type size. */
export const capHeight = (main.capHeight || main.unitsPerEm * 0.7) / main.unitsPerEm;

/** Whether the typeface has every letter of a text. */
export function canSet(text: string): boolean {
  return [...text].every((letter) => fontFor(letter, 400) !== undefined);
}

/** The face for a letter: the first with a weight axis, else the one with the nearest weight. */
function fontFor(letter: string, wght: number): Font | undefined {
  const code = letter.codePointAt(0) ?? 0;
  let [best, least] = [undefined as Font | undefined, Number.POSITIVE_INFINITY];
  for (const font of faces) {
    const off = Math.abs((onlyWeights.get(font) ?? wght) - wght);
    if (off >= least || !font.hasGlyphForCodePoint(code)) continue;
    [best, least] = [font, off];
  }
  return best;
}

/** Splits a text into runs of one font; letters without a font are dropped. */
export function runsOf(text: string, axes: Axes): { text: string; font: Font }[] {
  const runs: { text: string; font: Font }[] = [];
  for (const letter of text) {
    const font = fontFor(letter, axes.wght);
    if (!font) continue;
    const cut = cutOf(font, axes);
    const last = runs.at(-1);
    if (last?.font === cut) last.text += letter;
    else runs.push({ text: letter, font: cut });
  }
  return runs;
}
