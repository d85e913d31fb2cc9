import type { Font } from 'fontkit';
import { averageWidth } from './average-width';

/** Average letter width of the fallback fonts, in em. */
const stand = { Arial: 934.5116279069767 / 2048, 'Times New Roman': 854.3953488372093 / 2048 };

const perCent = (part: number) => `${Math.abs(part * 100).toFixed(2)}%`;

/**
 * `@font-face` of a system font with the metrics of the theme's font, so that text takes the same space until the
 * font has loaded (`size-adjust`, computed as in next/font).
 */
export function fallbackFace(font: Font, family: string): string {
  const { ascent, descent, lineGap, unitsPerEm } = font;
  const name = hasSerifs(font) ? 'Times New Roman' : 'Arial';
  const adjust = averageWidth(font) / stand[name];
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
