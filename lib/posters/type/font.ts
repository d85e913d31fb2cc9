import { readFile } from 'node:fs/promises';
import type { Font } from 'fontkit';
import { openFace } from './open-face';
import { posterFaces } from './typeface-shelf';

/** Weight 100–900, width 62–125 (per cent); a typeface gives what its axes have. */
export type Axes = { wght: number; wdth: number };

/** The first has the language's letters, others those of Central Europe, or another weight. Slanted ones set no poster. */
const faces = (
  await Promise.all(posterFaces(process.cwd()).map(async (file) => openFace(await readFile(file))))
).filter(({ italicAngle }, at) => at === 0 || italicAngle === 0);
const main = faces[0] as Font;

/** The one weight of a face that has no axis for it. */
const onlyWeights = new Map(
  faces.map((font) => [
    font,
    font.variationAxes.wght ? undefined : (font['OS/2']?.usWeightClass ?? 400),
  ]),
);
const fixed = new Set(faces.filter((font) => Object.keys(font.variationAxes).length === 0));

const cuts = new Map<string, Font>();

/** From this weight on type is large, for which some typefaces have a finer drawing. */
const large = 640;

function cutOf(font: Font, { wght, wdth }: Axes): Font {
  if (fixed.has(font)) return font;
  const key = `${faces.indexOf(font)}/${wght}/${wdth}`;
  const opsz = wght >= large ? 144 : 14;
  const cut = cuts.get(key) ?? font.getVariation({ wght, wdth, opsz });
  cuts.set(key, cut);
  return cut;
}

/** The widths that a title may be set in, of those that are asked for: one, where the typeface has one. */
export function widthsOf(asked: readonly number[]): readonly number[] {
  const { wdth } = main.variationAxes;
  const within = asked.filter((width) => wdth && width >= wdth.min && width <= wdth.max);
  return within.length > 0 ? within : [100];
}

/** Height of a capital above the baseline, in parts of the type size. */
export const capHeight = (main.capHeight || main.unitsPerEm * 0.7) / main.unitsPerEm;

/** Whether the typeface can set every letter of a text. */
export function canSet(text: string): boolean {
  return [...text].every((letter) => fontFor(letter, 400) !== undefined);
}

/** Of the faces that have a letter the first whose weight can be chosen, or the nearest. */
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

/** A text cut into runs of one font each; letters that no font has are left out. */
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
