import { readVersion } from '@/lib/content/schema/screening';
import { columnOf, type TableColumn } from '@/lib/content/validate/screenings/table-columns';
import { parseTable } from '@/lib/primitives/table/parse-table';
import { writeTable } from '@/lib/primitives/table/write-table';
import { readDay } from '@/lib/primitives/time/read-day';
import { readStart, readTime } from '@/lib/primitives/time/read-start';

/** A pasted table: its columns, `undefined` for those that are not used, and its rows. */
export type PastedTable = { columns: (TableColumn | undefined)[]; rows: string[][] };

/** Recognises names of films and cinemas. */
export type Names = { isFilm: (text: string) => boolean; isVenue: (text: string) => boolean };

/** Maximum number of rows. */
export const mostRows = 2000;

/**
 * Reads cells that were copied from a spreadsheet. The first row is the head if it names at least two columns and
 * contains no day; otherwise the columns are recognised by their values. At most one row more than `mostRows` is read,
 * so that the caller can refuse the table.
 * @param near the day (ISO 8601) to which days without a year are closest
 */
export function readPasted(text: string, names: Names, near: string): PastedTable {
  const plain = text.replace(/^\uFEFF/, '');
  const lines = parseTable(plain).slice(0, mostRows + 1);
  // Spreadsheets do not escape a single quote in a cell. Such a row is split at its tabs.
  const rows = lines.map(
    ({ cells, line }) => cells ?? (plain.split(/\r\n?|\n/)[line - 1] ?? '').split('\t'),
  );
  const width = Math.max(0, ...rows.map((row) => row.length));
  const full = rows.map((row) => Array.from({ length: width }, (_, at) => row[at] ?? ''));
  const [first = [], ...others] = full;
  const heads = first.map(columnOf);
  const hasHead =
    heads.filter(Boolean).length >= 2 && first.every((cell) => !readDay(cell, '2026-01-01'));
  if (hasHead) return { columns: onlyOnce(heads), rows: others };
  return { columns: recognise(full, names, near), rows: full };
}

const onlyOnce = (columns: (TableColumn | undefined)[]) =>
  columns.map((column, at) => (column && columns.indexOf(column) < at ? undefined : column));

/** Columns by what most of their cells are. */
function recognise(rows: string[][], names: Names, near: string): (TableColumn | undefined)[] {
  const tests: [TableColumn, (cell: string) => boolean][] = [
    ['booking', (cell) => /^https?:\/\//.test(cell)],
    ['start', (cell) => readStart(cell, near) !== undefined],
    ['date', (cell) => readDay(cell, near) !== undefined],
    // Four digits may be a year.
    ['time', (cell) => !/^\s*\d{4}\s*$/.test(cell) && readTime(cell) !== undefined],
    ['film', names.isFilm],
    ['venue', names.isVenue],
    ['version', (cell) => cell.length <= 12 && readVersion(cell) !== undefined],
  ];
  const width = rows[0]?.length ?? 0;
  const columns: (TableColumn | undefined)[] = Array.from({ length: width });
  const cellsOf = (at: number) => rows.map((row) => row[at] ?? '').filter(Boolean);
  for (const [column, test] of tests) {
    if (columns.includes('start') && (column === 'date' || column === 'time')) continue;
    const shares = columns.map((taken, at) => {
      const cells = cellsOf(at);
      return taken || cells.length === 0 ? 0 : cells.filter(test).length / cells.length;
    });
    const best = Math.max(...shares);
    // One of two columns of times may be the running time. The editor has to choose.
    const isClear = column !== 'time' || shares.filter((share) => share >= 0.5).length === 1;
    if (best >= 0.5 && isClear) columns[shares.indexOf(best)] = column;
  }
  // If no film or cinema was recognised, the first remaining text columns are taken for them.
  for (const column of ['film', 'venue'] as const) {
    const at = columns.findIndex(
      (taken, index) => !taken && cellsOf(index).some((cell) => /\p{L}{3}/u.test(cell)),
    );
    if (!columns.includes(column) && at >= 0) columns[at] = column;
  }
  return columns;
}

/** The columns that every table of the editor has. */
const always: readonly TableColumn[] = ['film', 'date', 'time', 'venue', 'version', 'booking'];

/** Normalises a cell of a column. */
export type Plain = (
  column: TableColumn,
  cell: string,
  row: Partial<Record<TableColumn, string>>,
) => string;

/**
 * Converts to a table of screenings as in the content (docs/content/screenings.md): the usual columns first, day and
 * time in two columns as ISO 8601, known names as slugs. Unused columns stay, with an empty head.
 */
export function toScreeningTable(
  { columns, rows }: PastedTable,
  plain: Plain,
  near: string,
): string[][] {
  const used = columns.flatMap((column) => (column && column !== 'start' ? [column] : []));
  const heads = [...always, ...used.filter((column) => !always.includes(column))];
  const unused = columns.flatMap((column, at) =>
    column || !rows.some((row) => row[at]) ? [] : [at],
  );
  const table = rows.map((row) => {
    const cells: Partial<Record<TableColumn, string>> = {};
    for (const [at, column] of columns.entries()) if (column) cells[column] = row[at] ?? '';
    const start = cells.start ? readStart(cells.start, near) : undefined;
    const date = cells.date || start?.day || cells.start || '';
    // Beside a column of days, `Beginn` is the time.
    const time = cells.time || start?.time || (cells.date && cells.start) || '';
    const all = {
      ...cells,
      date: readDay(date, near) ?? date,
      time: readTime(time) ?? time,
    };
    return [
      ...heads.map((column) => plain(column, all[column] ?? '', all)),
      ...unused.map((at) => row[at] ?? ''),
    ];
  });
  return [[...heads, ...unused.map(() => '')], ...table];
}

/** The text in which a table is stored until its rows are added to the drafts. */
export const writePasted = (table: string[][]): string => writeTable(table);
