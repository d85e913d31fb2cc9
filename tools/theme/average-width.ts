import type { Font } from 'fontkit';

/** Letters in about the frequency of European languages. */
const letters = 'aaabcdeeeefghiijklmnnoopqrrssttuvwxyz      ';

/** Average width of a letter in running text, in em. */
export function averageWidth(font: Font): number {
  const widths = font.glyphsForString(letters).map(({ advanceWidth }) => advanceWidth);
  return widths.reduce((sum, width) => sum + width, 0) / letters.length / font.unitsPerEm;
}
