import type { Font } from 'fontkit';
import { hangingLetters, hangName } from '@/lib/text/optical-margin';
import { averageWidth } from './average-width';
import type { Face } from './read-face';

/**
 * The cuts in which titles are set, as the style sheet names them: their weight and width, and what a letter of Archivo
 * takes in them, for which their sizes are made. A test measures it again.
 */
export const titleCuts = {
  '--set': { wght: 780, wdth: 100, archivo: 0.506 },
  '--set-84': { wght: 780, wdth: 84, archivo: 0.436 },
  '--set-72': { wght: 780, wdth: 72, archivo: 0.384 },
  '--set-118': { wght: 860, wdth: 118, archivo: 0.62 },
} as const;

/** The face that sets titles: of several weights the heaviest. */
function titleFace(faces: readonly Face[]): Face | undefined {
  const upright = faces.filter(({ isItalic }) => !isItalic);
  return upright.toSorted((one, other) => other.weight[1] - one.weight[1])[0];
}

export function cutAt({ font }: Face, wght: number, wdth: number): Font {
  if (Object.keys(font.variationAxes).length === 0) return font;
  return font.getVariation({ wght, wdth, opsz: 144 });
}

/** How much smaller titles are set in a typeface that is wider, so that their words have as much room. */
export function titleSizes(faces: readonly Face[]): Record<string, number> {
  const face = titleFace(faces);
  if (!face) return {};
  const sizes = Object.entries(titleCuts).map(([name, { wght, wdth, archivo }]) => {
    const part = archivo / averageWidth(cutAt(face, wght, wdth));
    return [name, Math.round(Math.min(1, part) * 100) / 100] as const;
  });
  return Object.fromEntries(sizes.filter(([, part]) => part < 1));
}

/** The white before the ink of letters that begin alike, in em, measured: that of the middle one. */
export function titleHangs(faces: readonly Face[]): Record<string, number> {
  const face = titleFace(faces);
  if (!face) return {};
  const cut = cutAt(face, titleCuts['--set'].wght, 100);
  return Object.fromEntries(
    hangingLetters.map(([letters]) => {
      const whites = [...letters]
        .filter((letter) => cut.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
        .map((letter) => (cut.layout(letter).glyphs[0]?.bbox.minX ?? 0) / cut.unitsPerEm)
        .sort((one, other) => one - other);
      const white = whites[Math.floor(whites.length / 2)] ?? 0;
      return [hangName(letters), Math.max(0, Math.round(white * 1000) / 1000)];
    }),
  );
}
