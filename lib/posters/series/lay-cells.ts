import type { Box } from '../layout/layout';

/** A cell of the sheet, and its place among rows and in its row, from 0. */
export type CellBox = Box & { row: number; column: number };

/**
 * As many cells as there are pictures, as nearly square as they can be, over the whole of a field without a gap:
 * where a row has fewer, they are wider. Their edges lie on whole units.
 */
export function layCells(count: number, field: { width: number; height: number }): CellBox[] {
  const rows = rowsFor(count, field);
  const edge = (part: number, parts: number, length: number) => Math.round((part * length) / parts);
  const least = Math.floor(count / rows);
  return Array.from({ length: rows }, (_, row) => {
    // The fuller rows stand first.
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
