import type { Box } from '../layout/layout';
import type { Inks } from '../palettes';
import type { PosterFacts } from '../poster-facts';
import { posterLook } from '../poster-look';
import { rect } from '../shapes';

type Field = { width: number; height: number };

/**
 * Fills a field with tiles, each with the picture of a film's poster, without text.
 *
 * @param inksOf inks of a tile; by default those of the film's poster
 */
export function drawTiles(
  films: readonly PosterFacts[],
  field: Field,
  inksOf: (cell: CellBox, at: number) => Inks | undefined = () => undefined,
): string {
  return layoutCells(films.length, field)
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

/** A cell with its row, and its column in that row, from 0. */
type CellBox = Box & { row: number; column: number };

/**
 * Divides a field into `count` cells, as square as possible, without gaps; cells of shorter rows are wider.
 * Edges are on whole units.
 */
export function layoutCells(count: number, field: { width: number; height: number }): CellBox[] {
  const rows = rowsFor(count, field);
  const edge = (part: number, parts: number, length: number) => Math.round((part * length) / parts);
  const least = Math.floor(count / rows);
  return Array.from({ length: rows }, (_, row) => {
    // Longer rows come first.
    const columns = least + (row < count % rows ? 1 : 0);
    return Array.from({ length: columns }, (_, column): CellBox => {
      const [x, y] = [edge(column, columns, field.width), edge(row, rows, field.height)];
      const [right, foot] = [
        edge(column + 1, columns, field.width),
        edge(row + 1, rows, field.height),
      ];
      return { row, column, x, y, width: right - x, height: foot - y };
    });
  }).flat();
}

function rowsFor(count: number, { width, height }: { width: number; height: number }): number {
  const oblong = (rows: number) => {
    const ratio = width / (count / rows) / (height / rows);
    return Math.max(ratio, 1 / ratio);
  };
  const all = Array.from({ length: count }, (_, at) => at + 1);
  return all.toSorted((a, b) => oblong(a) - oblong(b))[0] ?? 1;
}
