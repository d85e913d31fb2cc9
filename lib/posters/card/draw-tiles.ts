import type { Inks } from '../inks';
import type { PosterFacts } from '../poster-facts';
import { posterLook } from '../poster-look';
import { type CellBox, layCells } from '../series/lay-cells';
import { rect } from '../shapes';

type Field = { width: number; height: number };

/**
 * A wall of the pictures of films' posters that fills a field.
 *
 *  @param inksOf inks of a tile; by default those of the film's poster
 */
export function drawTiles(
  films: readonly PosterFacts[],
  field: Field,
  inksOf: (cell: CellBox, at: number) => Inks | undefined = () => undefined,
): string {
  return layCells(films.length, field)
    .map((cell, at) => {
      const film = films[at];
      if (!film) return '';
      const { x, y, width, height } = cell;
      const { motif, random, inks: own } = posterLook(film);
      const inks = inksOf(cell, at) ?? own;
      const picture = motif({ width, height, inks, random });
      return `<svg x="${x}" y="${y}" width="${width}" height="${height}">${rect(0, 0, width, height, inks.ground)}${picture}</svg>`;
    })
    .join('');
}
