import { breakings, endPenalty } from './break-lines';
import { type Axes, capHeight, widthsOf } from './font';
import { outline } from './outline';

/** The room a title has, in units of the poster. */
export type Room = { width: number; height: number; largest: number };

/** A title on its lines; every line in the same cut and size. */
export type FittedTitle = { lines: string[]; size: number; axes: Axes; height: number };

export const leading = 0.98;
export const tracking = -0.018;
const weight = 740;
const widths = widthsOf([62, 72, 80, 88, 100, 112, 125]);

/** From the top of the first line's capitals to the last baseline. */
const heightOf = (lines: number, size: number) => (capHeight + (lines - 1) * leading) * size;

const widthOf = (text: string, axes: Axes) => outline(text, axes, tracking).width;

/** Width of the widest line. Adds up words, which many ways to break a title have in common. */
function widest(lines: string[], axes: Axes): number {
  const space = widthOf('n n', axes) - 2 * widthOf('n', axes);
  const width = (line: string) =>
    line.split(' ').reduce((sum, word) => sum + widthOf(word, axes) + space, -space);
  return Math.max(...lines.map(width), 0.1);
}

/** Large before all; then few lines, a width near the middle, and no article left hanging. */
function merit(lines: string[], size: number, wdth: number): number {
  const hanging = lines.slice(0, -1).reduce((sum, line) => sum + endPenalty(line), 0);
  return Math.log(size) - Math.abs(wdth - 100) / 130 - lines.length * 0.08 - hanging * 0.22;
}

/** The line breaks, width and size that let a title stand largest and best in its room. */
export function fitTitle(title: string, room: Room): FittedTitle {
  let best: FittedTitle | undefined;
  let most = Number.NEGATIVE_INFINITY;
  // Past ten words the ways to break run into thousands: fewer lines to choose from.
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

/** The size put right by the true width of the lines, kerned across their spaces. */
function settle({ lines, size, axes }: FittedTitle, room: Room): FittedTitle {
  const width = Math.max(...lines.map((line) => widthOf(line, axes)), 0.1);
  const settled = Math.min(size, Math.floor(room.width / width));
  return { lines, size: settled, axes, height: heightOf(lines.length, settled) };
}
