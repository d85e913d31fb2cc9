import type { Font } from 'fontkit';

/** As often as they come in texts of European languages. */
const letters = 'aaabcdeeeefghiijklmnnoopqrrssttuvwxyz      ';

/** Width of a letter of running text, in parts of the type size. */
export function averageWidth(font: Font): number {
  const widths = font.glyphsForString(letters).map(({ advanceWidth }) => advanceWidth);
  return widths.reduce((sum, width) => sum + width, 0) / letters.length / font.unitsPerEm;
}
