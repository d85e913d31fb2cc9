import type { Cell } from './cell';

/** The films of all cells; one of two countries twice. */
export function sumCells(cells: readonly Cell[]): number {
  return cells.reduce((sum, { count }) => sum + count, 0);
}
