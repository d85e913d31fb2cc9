import type { Font } from 'fontkit';
import { hangingLetters, hangName } from '@/lib/primitives/text/typography';
import type { Face } from './read-face';

/**
 * Font settings of titles and labels, by their custom property in the style sheets. `wght` and `wdth`: weight and
 * width. `size`: smallest size in pixels; for small sizes many fonts have a wider design (`opsz`). `archivo`: average
 * letter width of Archivo at these settings, for which the sizes are designed (a test measures it again).
 */
export const titleCuts = {
  '--set': { wght: 780, wdth: 100, size: 44, archivo: 0.506 },
  '--set-84': { wght: 780, wdth: 84, size: 32, archivo: 0.436 },
  '--set-72': { wght: 780, wdth: 72, size: 24, archivo: 0.384 },
  '--set-118': { wght: 860, wdth: 118, size: 22, archivo: 0.62 },
  '--set-label': { wght: 620, wdth: 100, size: 13, archivo: 0.472 },
} as const;

/** The face used for titles: the heaviest upright one. */
function titleFace(faces: readonly Face[]): Face | undefined {
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
const sampleLetters = 'aaabcdeeeefghiijklmnnoopqrrssttuvwxyz      ';

/** Average width of a letter in running text, in em. */
export function averageWidth(font: Font): number {
  const widths = font.glyphsForString(sampleLetters).map(({ advanceWidth }) => advanceWidth);
  return widths.reduce((sum, width) => sum + width, 0) / sampleLetters.length / font.unitsPerEm;
}

/** Average letter width of the fallback fonts, in em. */
const fallbackWidths = {
  Arial: 934.5116279069767 / 2048,
  'Times New Roman': 854.3953488372093 / 2048,
};

const perCent = (part: number) => `${Math.abs(part * 100).toFixed(2)}%`;

/**
 * `@font-face` of a system font with the metrics of the theme's font, so that text takes the same space until the
 * font has loaded (`size-adjust`, computed as in next/font).
 */
export function fallbackFace(font: Font, family: string): string {
  const { ascent, descent, lineGap, unitsPerEm } = font;
  const name = hasSerifs(font) ? 'Times New Roman' : 'Arial';
  const adjust = averageWidth(font) / fallbackWidths[name];
  const part = (units: number) => perCent(units / (unitsPerEm * adjust));
  return (
    `@font-face{font-family:${family};src:local("${name}");ascent-override:${part(ascent)};` +
    `descent-override:${part(descent)};line-gap-override:${part(lineGap)};size-adjust:${perCent(adjust)}}`
  );
}

/** Detects serifs by the letter I: with serifs it is more than twice as wide as without, measured against the H. */
function hasSerifs(font: Font): boolean {
  const width = (letter: string) => {
    const { minX = 0, maxX = 0 } = font.layout(letter).glyphs[0]?.bbox ?? {};
    return maxX - minX;
  };
  return width('I') > 0.36 * width('H');
}
