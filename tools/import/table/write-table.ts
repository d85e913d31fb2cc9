/** How a table is written: for programs in general, or for an Excel that is set to French or German. */
type Form = 'plain' | 'excel';

/**
 * A table as spreadsheets and databases read it: UTF-8, commas, quotes where a cell needs them. Excel opens a table
 * by a double click rightly where a mark says that it is UTF-8 and semicolons divide the cells.
 */
export function writeTable(rows: readonly (readonly string[])[], form: Form = 'plain'): string {
  const [mark, delimiter, end] = form === 'excel' ? ['\uFEFF', ';', '\r\n'] : ['', ',', '\n'];
  const lines = rows.map((cells) => cells.map(writeCell).join(delimiter) + end);
  return mark + lines.join('');
}

/** Spaces at the ends are no part of a cell unless it stands in quotes. */
function writeCell(cell: string): string {
  return /[",;\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
