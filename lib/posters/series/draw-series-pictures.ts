import { drawTiles } from '../card/draw-tiles';
import type { SeriesFacts } from '../get-series-facts';
import type { Box } from '../layout/layout';
import { seriesInks } from './series-inks';

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

/** Maximum number of pictures; more would be too small on a card. */
const maxFilms = 12;

/** Pictures of a collection's first films in a grid, in its ink, black and the paper colour. */
export function drawCells(
  { ink, films }: Pick<SeriesFacts, 'ink' | 'films'>,
  field: Pick<Box, 'width' | 'height'>,
): string {
  const sheets = seriesInks(ink);
  const shown = films.slice(0, maxFilms);
  return drawTiles(shown, field, ({ row, column }) => sheets[(row + column) % sheets.length]);
}
