import { largest } from '../encoding/film-arguments';
import { fitBox, type Size } from '../picture/fit-box';

/** One quality of an adaptive stream. */
export interface Rung extends Size {
  /** Maximum bitrate in kilobits per second. */
  kilobits: number;
}

const heights = [720, 480, 240];
const step = 0.8;

/**
 * The qualities for a picture, best first: its own size (at most 1080 lines), then the standard heights, except
 * those hardly smaller than the one before.
 */
export function ladder(picture: Size): Rung[] {
  const sizes = [fitBox(picture, largest)];
  for (const height of heights) {
    const above = sizes.at(-1)?.height ?? 0;
    if (height <= step * above) sizes.push(fitBox(picture, { width: largest.width, height }));
  }
  return sizes.map((size) => ({ ...size, kilobits: kilobitsOf(size) }));
}

/** 2.5 Mbit/s for 720 lines; smaller pictures get more per pixel. */
function kilobitsOf({ width, height }: Size): number {
  const rate = 2500 * ((width * height) / (1280 * 720)) ** 0.8;
  return Math.max(100, 50 * Math.round(rate / 50));
}
