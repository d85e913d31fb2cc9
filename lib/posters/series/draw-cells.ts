import { drawTiles } from '../card/draw-tiles';
import type { Box } from '../layout/layout';
import type { SeriesFacts } from './series-facts';
import { sheetsIn } from './sheets-in';

/** Beyond that a picture on a card is too small to be one. */
const filmsAtMost = 12;

/** A picture of each film of a series, side by side over a whole field, printed in its ink. */
export function drawCells(
  { ink, films }: Pick<SeriesFacts, 'ink' | 'films'>,
  field: Pick<Box, 'width' | 'height'>,
): string {
  const sheets = sheetsIn(ink);
  const shown = films.slice(0, filmsAtMost);
  return drawTiles(shown, field, ({ row, column }) => sheets[(row + column) % sheets.length]);
}
