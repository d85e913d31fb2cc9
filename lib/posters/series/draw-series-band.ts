import { drawCells } from './draw-cells';
import type { SeriesFacts } from './series-facts';

/** Sizes in units for wide screens (`band`) and phones (`block`). */
export const bandSizes = {
  band: { width: 1800, height: 260 },
  block: { width: 600, height: 320 },
} as const;

export type BandShape = keyof typeof bandSizes;

/** The pictures of a collection without its title, for a page that has it as text. A complete SVG. */
export function drawSeriesBand(
  facts: Pick<SeriesFacts, 'ink' | 'films'>,
  shape: BandShape,
): string {
  const { width, height } = bandSizes[shape];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${drawCells(facts, { width, height })}</svg>`;
}
