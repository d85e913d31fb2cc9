/** Cells that spreadsheets would evaluate as a formula (CSV injection). */
const formula = /^'*[=+\-@\t\r]./s;
const guarded = /^'(?='*[=+\-@\t\r].)/s;

/** Prefixes a formula with an apostrophe, so that spreadsheets treat it as text. */
export function guardCell(cell: string): string {
  return formula.test(cell) ? `'${cell}` : cell;
}

/** Reverts `guardCell`. */
export function unguardCell(cell: string): string {
  return cell.replace(guarded, '');
}

/**
 * Format of a table: for programs in general, with commas or tabs; for a French or German Excel; or for untrusted
 * content, with formulas escaped.
 */
type TableFormat = 'plain' | 'tabs' | 'excel' | 'guarded';

/**
 * Writes a table, by default as CSV with commas, and with quotes where needed. For Excel it has a byte order
 * mark and semicolons, so that a double click opens it correctly.
 */
export function writeTable(
  rows: readonly (readonly string[])[],
  form: TableFormat = 'plain',
): string {
  const [mark, delimiter, end] =
    form === 'excel' ? ['\uFEFF', ';', '\r\n'] : ['', form === 'tabs' ? '\t' : ',', '\n'];
  const toCell = cellWriters[form];
  const lines = rows.map((cells) => cells.map(toCell).join(delimiter) + end);
  return mark + lines.join('');
}

/** Cells between tabs are not quoted, because not all programs read quotes there. */
const cellWriters: Record<TableFormat, (cell: string) => string> = {
  plain: writeCell,
  excel: writeCell,
  guarded: (cell) => writeCell(guardCell(cell)),
  tabs: (cell) => cell.replace(/[\t\r\n]+/g, ' '),
};

/** Quotes a cell if needed, also for leading or trailing spaces, which would be trimmed otherwise. */
function writeCell(cell: string): string {
  return /[",;\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
