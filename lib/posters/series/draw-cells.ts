import type { Box } from '../layout/layout';
import { posterLook } from '../poster-look';
import { rect } from '../shapes';
import { layCells } from './lay-cells';
import type { SeriesFacts } from './series-facts';
import { sheetsIn } from './sheets-in';

/** Beyond that a picture on a card is too small to be one. */
const filmsAtMost = 12;

/** A picture of each film of a series, side by side over a whole field, printed in its ink. */
export function drawCells(
  { ink, films }: Pick<SeriesFacts, 'ink' | 'films'>,
  field: Pick<Box, 'width' | 'height'>,
): string {
  const shown = films.slice(0, filmsAtMost);
  const sheets = sheetsIn(ink);
  return layCells(shown.length, field)
    .map(({ row, column, x, y, width, height }, at) => {
      const film = shown[at];
      if (!film) return '';
      const { motif, random } = posterLook(film);
      const inks = sheets[(row + column) % sheets.length] ?? sheets[0];
      const picture =
        rect(0, 0, width, height, inks.ground) + motif({ width, height, inks, random });
      return `<svg x="${x}" y="${y}" width="${width}" height="${height}">${picture}</svg>`;
    })
    .join('');
}
