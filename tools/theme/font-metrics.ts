import type { Font } from 'fontkit';
import { hangingLetters, hangName } from '@/lib/primitives/text/typography';
import type { Face } from './read-face';

/**
 * Font settings of titles and labels, by their custom property in the style sheets. `wght` and `wdth`: weight
 * and width. `size`: smallest size in pixels; for small sizes many fonts have a wider design (`opsz`).
 * `archivo`: average letter width at these settings of Archivo, the font for which the title sizes are designed
 * (checked by a test).
 */
export const titleCuts = {
  '--set': { wght: 780, wdth: 100, size: 44, archivo: 0.506 },
  '--set-84': { wght: 780, wdth: 84, size: 32, archivo: 0.436 },
  '--set-72': { wght: 780, wdth: 72, size: 24, archivo: 0.384 },
  '--set-118': { wght: 860, wdth: 118, size: 22, archivo: 0.62 },
  '--set-label': { wght: 620, wdth: 100, size: 13, archivo: 0.472 },
} as const;

/** The face used for titles: the heaviest upright one. */
export function titleFace(faces: readonly Face[]): Face | undefined {
  const upright = faces.filter(({ isItalic }) => !isItalic);
  return upright.toSorted((one, other) => other.weight[1] - one.weight[1])[0];
}

type Cut = { wght: number; wdth: number; size: number };

export function cutAt({ font }: Face, { wght, wdth, size: opsz }: Cut): Font {
  if (Object.keys(font.variationAxes).length === 0) return font;
  return font.getVariation({ wght, wdth, opsz });
}

/**
 * Fonts up to 1 % wider are not scaled, since the difference is invisible. Others are scaled by a further 2 %, for
 * words of above-average width.
 */
const [maxWidthShare, spare] = [0.99, 0.98];
/** Lower limit for small text, for legibility. */
const leastOfSmall = 0.86;

/** Size factors for titles in a wider font, so that their words take as much space as in Archivo. */
export function titleSizes(faces: readonly Face[]): Record<string, number> {
  const face = titleFace(faces);
  if (!face) return {};
  const sizes = Object.entries(titleCuts).map(([name, cut]) => {
    const part = cut.archivo / averageWidth(cutAt(face, cut));
    const least = cut.size < 16 ? leastOfSmall : 0;
    const size = Math.max(least, Math.floor(part * spare * 100) / 100);
    return [name, part > maxWidthShare ? 1 : size] as const;
  });
  return Object.fromEntries(sizes.filter(([, part]) => part < 1));
}

/** Measured left side bearing of letters with similar left edges, in em: the median of each group. */
export function measureHangingLetters(faces: readonly Face[]): Record<string, number> {
  const face = titleFace(faces);
  if (!face) return {};
  const cut = cutAt(face, { ...titleCuts['--set'], size: 100 });
  return Object.fromEntries(
    hangingLetters.map(([letters]) => {
      const words = letters.match(/\p{L}/gu) ?? [...letters];
      const whites = words
        .filter((letter) => cut.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
        .map((letter) => (cut.layout(letter).glyphs[0]?.bbox.minX ?? 0) / cut.unitsPerEm)
        .sort((one, other) => one - other);
      const white = whites[Math.floor(whites.length / 2)] ?? 0;
      return [hangName(letters), Math.max(0, Math.round(white * 1000) / 1000)];
    }),
  );
}

/** Letters in about the frequency of European languages. */
export const sampleLetters = 'aaabcdeeeefghiijklmnnoopqrrssttuvwxyz      ';

/** Average width of a letter in running text, in em. */
export function averageWidth(font: Font, letters = sampleLetters): number {
  const widths = font.glyphsForString(letters).map(({ advanceWidth }) => advanceWidth);
  return widths.reduce((sum, width) => sum + width, 0) / letters.length / font.unitsPerEm;
}
