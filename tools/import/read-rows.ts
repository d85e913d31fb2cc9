import { headRows, type Line, longestHead, parseTable } from '@/lib/primitives/table/parse-table';
import { unguardCell } from '@/lib/primitives/table/write-table';
import { foldText } from '@/lib/primitives/text/fold-text';
import { nearestWord } from '@/lib/primitives/text/nearest-word';
import { emptyMarks } from './columns/cell-kinds';
import type { Column } from './columns/column';
import { columns } from './columns/columns';
import type { RowIssue } from './row-issue';

/** Maximum size in bytes; 20,000 complete films take 60 MB. */
export const maxTableBytes = 512 * 1024 * 1024;

/**
 * Parsed head of a table: the column at each position (`places`), how the table writes each
 * column's name (`heads`), unknown columns, and what was expected if the head is invalid.
 */
type Head = {
  places: (Column | undefined)[];
  heads: ReadonlyMap<Column, string>;
  unread: { head: string; meant?: string; place: number }[];
  expected?: string;
};

/** Parses a head. Accepts names in upper or lower case, with spaces or hyphens, and alternative names. */
function readHead(names: readonly string[]): Head {
  const places = names.map((name) => known.get(plain(name)));
  const heads = new Map<Column, string>();
  for (const [place, column] of places.entries()) {
    const before = column && heads.get(column);
    const name = names[place] ?? '';
    if (before !== undefined) {
      const expected = `each column once in the head; “${before}” and “${name}” are both ${column?.name}`;
      return { places, heads, unread: [], expected };
    }
    if (column) heads.set(column, name);
  }
  const unread = names.flatMap((head, place) =>
    places[place] ? [] : [{ head, place, meant: nearestWord(plain(head), columnNames) }],
  );
  return { places, heads, unread, ...checkHead(heads, names) };
}

const columnNames = columns.map(({ name }) => name);

/** Columns that identify a film; a table needs at least one of them. */
const identifyingColumns = ['original_title', 'slug', 'id', 'wikidata', 'imdb'];

function checkHead(heads: ReadonlyMap<Column, string>, names: readonly string[]) {
  if (identifyingColumns.some((name) => [...heads.keys()].some((column) => column.name === name)))
    return {};
  const headText = names.filter(Boolean).join(', ') || 'nothing';
  return {
    expected: `a head with the columns’ names, original_title and year among them, found ${headText}`,
  };
}

/** Normalises a name: `Original Title`, `ORIGINAL-TITLE` and `original_title` are equal; accents are removed. */
function plain(name: string): string {
  return foldText(name.trim())
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '');
}

const known = new Map(
  columns.flatMap((column) =>
    [column.name, ...(column.also ?? [])].map((name) => [plain(name), column] as const),
  ),
);

/** A row with its non-empty cells. */
export type Row = { row: number; cells: ReadonlyMap<Column, string> };

/** An unknown column with its number of non-empty cells. */
export type UnreadColumn = { head: string; meant?: string; cells: number };

export type Rows = {
  heads: Head['heads'];
  rows: Row[];
  /** Issues of unreadable rows. If the head is invalid, this list contains only that issue, and there are no rows. */
  issues: RowIssue[];
  /** Number of non-empty rows below the head, readable or not. */
  count: number;
  unread: UnreadColumn[];
  /** Number of rows above the head. Apple Numbers writes the name of the table above it, and people write a title. */
  above: number;
};

/**
 * Parses the rows of a table. Excel omits or adds empty cells at the end of rows, so a row may be shorter than the
 * head, or longer by empty cells.
 */
export function readRows(text: string): Rows {
  const { head, above } = findHead(text);
  const year = head.places.findIndex((column) => column?.name === 'year');
  const isRow = (cells: string[]) =>
    year >= 0 && cells.length === head.places.length && /^\d{4}$/.test(cells[year] ?? '');
  const lines = parseTable(text, isRow).slice(above + 1);
  const { heads, expected } = head;
  const read = { heads, above, count: lines.length, unread: countUnread(lines, head) };
  if (expected) return { ...read, rows: [], issues: [{ row: 1, expected }] };
  const issues: RowIssue[] = [];
  const rows: Row[] = [];
  for (const { row, line, cells } of lines) {
    const rowError = cells ? checkCells(cells, head) : unclosed(row, line);
    if (rowError) issues.push({ row, title: titleOf(cells, head), expected: rowError });
    else rows.push({ row, cells: cellsOf(cells ?? [], head) });
  }
  return { ...read, rows, issues };
}

function findHead(text: string): { head: Head; above: number } {
  const rows = parseTable(text.slice(0, longestHead)).slice(0, headRows);
  const heads = rows.map(({ cells = [] }) => readHead(cells));
  const sound = heads.findIndex(({ expected }) => !expected);
  const likelyRow = heads.findIndex(({ heads: { size } }) => size > 1);
  const above = Math.max(sound === -1 ? likelyRow : sound, 0);
  return { head: heads[above] ?? readHead([]), above };
}

function countUnread(lines: Line[], { unread }: Head): UnreadColumn[] {
  return unread
    .map(({ head, place, meant }) => ({
      ...{ head, meant },
      cells: lines.filter(({ cells }) => cells?.[place]).length,
    }))
    .filter(({ cells }) => cells > 0);
}

const unclosed = (row: number, line: number) =>
  `each quote (") to be closed, and one within a cell to be doubled (""); ${row === line ? 'this row' : `line ${line}`} has one that is not`;

/** Issue of a row with more cells than the head. */
function checkCells(cells: string[], { places }: Head): string | undefined {
  if (!cells.slice(places.length).some(Boolean)) return undefined;
  return `${places.length} cells, as the head has, found ${cells.length}: a cell with the sign that divides cells needs quotes`;
}

function titleOf(cells: string[] | undefined, { places }: Head): string | undefined {
  return cells?.[places.findIndex((column) => column?.name === 'original_title')];
}

function cellsOf(cells: string[], { places }: Head): Row['cells'] {
  return new Map(
    places.flatMap((column, place) => {
      const cell = unguardCell(cells[place]?.normalize('NFC') ?? '');
      return column && cell && !emptyMarks.has(cell) ? [[column, cell] as const] : [];
    }),
  );
}
