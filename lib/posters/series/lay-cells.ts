import type { Box } from '../layout/layout';

/** A cell with its row, and its column in that row, from 0. */
export type CellBox = Box & { row: number; column: number };

/**
 * Divides a field into `count` cells, as square as possible, without gaps; cells of shorter rows are wider.
 * Edges are on whole units.
 */
export function layCells(count: number, field: { width: number; height: number }): CellBox[] {
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
