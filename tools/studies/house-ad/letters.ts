import { outline } from '@/lib/posters/type/outline';
import { pathData } from '@/lib/posters/type/path-data';

export type Line = {
  text: string;
  x: number;
  y: number;
  size: number;
  fill: string;
  wght?: number;
};

/** A line of Archivo as an SVG path; `y` is its baseline. Pixels of the picture. */
export function setLine({ text, x, y, size, fill, wght = 740 }: Line): string {
  const drawn = outline(text, { wght, wdth: 100 }, -0.018);
  return `<path d="${pathData(drawn, { x, y, size, grain: 1 })}" fill="${fill}"/>`;
}

/** Width of a line in pixels, without the white beside its first and last letter. */
export function widthOf(text: string, size: number, wght = 740): number {
  return outline(text, { wght, wdth: 100 }, -0.018).width * size;
}
