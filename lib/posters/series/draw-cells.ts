import { drawTiles } from '../card/draw-tiles';
import type { Box } from '../layout/layout';
import type { SeriesFacts } from './series-facts';
import { sheetsIn } from './sheets-in';

/** Maximum number of pictures; more would be too small on a card. */
const filmsAtMost = 12;

/** Pictures of a collection's films, side by side, in its ink. */
export function drawCells(
  { ink, films }: Pick<SeriesFacts, 'ink' | 'films'>,
  field: Pick<Box, 'width' | 'height'>,
): string {
  const sheets = sheetsIn(ink);
  const shown = films.slice(0, filmsAtMost);
  return drawTiles(shown, field, ({ row, column }) => sheets[(row + column) % sheets.length]);
}
