import { between } from '../picture/easing';
import type { Frame, Point } from '../picture/frame';
import { type Box, boxAt } from './plane';
import { inversions, planes } from './planes';

const module = 80;
/** Black and white of a print, a little warm: red, green, blue. */
const dark = [12, 12, 13] as const;
const light = [243, 239, 230] as const;

/** The picture at a beat; after an odd number of inversions it is its own negative. */
export function frameAt(beat: number): Frame {
  const negative = inversions.filter((moment) => moment <= beat).length % 2 === 1;
  const grey = (tone: number) => colourOf(negative ? 1 - tone : tone);
  const shapes = planes.flatMap((plane) => {
    const box = boxAt(plane, beat);
    if (!box || box.w * box.h === 0) return [];
    return [{ kind: 'polygon' as const, points: cornersOf(box), fill: grey(plane.tone) }];
  });
  return { ground: grey(0), shapes };
}

function colourOf(tone: number): string {
  const channels = dark.map((low, i) => Math.round(between(low, light[i] ?? low, tone)));
  return `rgb(${channels.join(',')})`;
}

function cornersOf({ x, y, w, h }: Box): Point[] {
  const [left, right] = [(x - w / 2) * module, (x + w / 2) * module];
  const [top, bottom] = [(y - h / 2) * module, (y + h / 2) * module];
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
}
