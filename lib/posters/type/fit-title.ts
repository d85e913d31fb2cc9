import { breakings, endPenalty } from './break-lines';
import { type Axes, capHeight, widthsOf } from './font';
import { outline } from './outline';

/** The space for a title, in units of the poster. */
export type Room = { width: number; height: number; largest: number };

/** A title broken into lines; all have the same axes and size. */
export type FittedTitle = { lines: string[]; size: number; axes: Axes; height: number };

export const leading = 0.98;
export const tracking = -0.018;
const weight = 740;
const widths = widthsOf([62, 72, 80, 88, 100, 112, 125]);

/** From the top of the first line's capitals to the last baseline. */
const heightOf = (lines: number, size: number) => (capHeight + (lines - 1) * leading) * size;

const widthOf = (text: string, axes: Axes) => outline(text, axes, tracking).width;

/** Width of the widest line. Adds cached word widths, since the ways to break a title share words. */
function widest(lines: string[], axes: Axes): number {
  const space = widthOf('n n', axes) - 2 * widthOf('n', axes);
  const width = (line: string) =>
    line.split(' ').reduce((sum, word) => sum + widthOf(word, axes) + space, -space);
  return Math.max(...lines.map(width), 0.1);
}

/**
 * Score of a setting: size first, then few lines, a width axis near 100, and no article at the end of a line.
 */
function merit(lines: string[], size: number, wdth: number): number {
  const hanging = lines.slice(0, -1).reduce((sum, line) => sum + endPenalty(line), 0);
  return Math.log(size) - Math.abs(wdth - 100) / 130 - lines.length * 0.08 - hanging * 0.22;
}

/** The line breaks, width axis and size with the best score. */
export function fitTitle(title: string, room: Room): FittedTitle {
  let best: FittedTitle | undefined;
  let most = Number.NEGATIVE_INFINITY;
  // Above ten words there are thousands of ways to break: limit the number of lines.
  for (const lines of breakings(title, title.split(' ').length > 10 ? 4 : 6)) {
    for (const wdth of widths) {
      const axes = { wght: weight, wdth };
      const high = room.height / heightOf(lines.length, 1);
      const size = Math.floor(Math.min(room.largest, room.width / widest(lines, axes), high));
      const value = merit(lines, size, wdth);
      if (value <= most) continue;
      most = value;
      best = { lines, size, axes, height: heightOf(lines.length, size) };
    }
  }
  return settle(best as FittedTitle, room);
}

/** Corrects the size by the true width of the lines, with kerning across spaces. */
function settle({ lines, size, axes }: FittedTitle, room: Room): FittedTitle {
  const width = Math.max(...lines.map((line) => widthOf(line, axes)), 0.1);
  const settled = Math.min(size, Math.floor(room.width / width));
  return { lines, size: settled, axes, height: heightOf(lines.length, settled) };
}
