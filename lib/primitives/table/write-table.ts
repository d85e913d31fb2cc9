import { guardCell } from './guard-cell';

/**
 * How a table is written: for programs in general, for an Excel that is set to French or German, or for anybody, who may
 * open it in a program that works formulas out.
 */
type Form = 'plain' | 'excel' | 'guarded';

/**
 * A table as spreadsheets and databases read it: UTF-8, commas, quotes where a cell needs them. Excel opens a table
 * by a double click rightly where a mark says that it is UTF-8 and semicolons divide the cells.
 */
export function writeTable(rows: readonly (readonly string[])[], form: Form = 'plain'): string {
  const [mark, delimiter, end] = form === 'excel' ? ['\uFEFF', ';', '\r\n'] : ['', ',', '\n'];
  const toCell = form === 'guarded' ? (cell: string) => writeCell(guardCell(cell)) : writeCell;
  const lines = rows.map((cells) => cells.map(toCell).join(delimiter) + end);
  return mark + lines.join('');
}

/** Spaces at the ends are no part of a cell unless it stands in quotes. */
function writeCell(cell: string): string {
  return /[",;\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
