import type { Font } from 'fontkit';
import { averageWidth } from './average-width';

/** The same of Arial, and of Times New Roman whose letters are those of typefaces with serifs. */
const stand = { Arial: 934.5116279069767 / 2048, 'Times New Roman': 854.3953488372093 / 2048 };

const perCent = (part: number) => `${Math.abs(part * 100).toFixed(2)}%`;

/**
 * A face that every machine has, in the measures of the house's own: what stands there until that has come takes as much
 * room (`size-adjust`, as next/font counts it).
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

/** An I with serifs is more than twice as wide as its stem is in one without: wider than half a capital H of type with none. */
function hasSerifs(font: Font): boolean {
  const width = (letter: string) => {
    const { minX = 0, maxX = 0 } = font.layout(letter).glyphs[0]?.bbox ?? {};
    return maxX - minX;
  };
  return width('I') > 0.36 * width('H');
}
