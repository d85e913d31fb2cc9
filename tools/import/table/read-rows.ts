import { unguardCell } from '@/lib/primitives/table/guard-cell';
import { headRows, type Line, longestHead, parseTable } from '@/lib/primitives/table/parse-table';
import type { Column } from '../columns/column';
import { nothing } from '../columns/plain-cells';
import type { Fault } from '../fault';
import { type Head, readHead } from './read-head';

/** A row with its non-empty cells. */
export type Row = { row: number; cells: ReadonlyMap<Column, string> };

/** An unknown column with its number of non-empty cells. */
export type Unread = { head: string; meant?: string; cells: number };

export type Rows = {
  heads: Head['heads'];
  rows: Row[];
  /** Faults of unreadable rows, or of the head; then there are no rows. */
  faults: Fault[];
  /** Number of non-empty rows below the head, readable or not. */
  count: number;
  unread: Unread[];
  /** Number of rows above the head: Numbers writes the table's name there, people a title. */
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
  if (expected) return { ...read, rows: [], faults: [{ row: 1, expected }] };
  const faults: Fault[] = [];
  const rows: Row[] = [];
  for (const { row, line, cells } of lines) {
    const wrong = cells ? judge(cells, head) : unclosed(row, line);
    if (wrong) faults.push({ row, title: titleOf(cells, head), expected: wrong });
    else rows.push({ row, cells: cellsOf(cells ?? [], head) });
  }
  return { ...read, rows, faults };
}

function findHead(text: string): { head: Head; above: number } {
  const rows = parseTable(text.slice(0, longestHead)).slice(0, headRows);
  const heads = rows.map(({ cells = [] }) => readHead(cells));
  const sound = heads.findIndex(({ expected }) => !expected);
  const likely = heads.findIndex(({ heads: { size } }) => size > 1);
  const above = Math.max(sound === -1 ? likely : sound, 0);
  return { head: heads[above] ?? readHead([]), above };
}

function countUnread(lines: Line[], { unread }: Head): Unread[] {
  return unread
    .map(({ head, place, meant }) => ({
      ...{ head, meant },
      cells: lines.filter(({ cells }) => cells?.[place]).length,
    }))
    .filter(({ cells }) => cells > 0);
}

const unclosed = (row: number, line: number) =>
  `each quote (") to be closed, and one within a cell to be doubled (""); ${row === line ? 'this row' : `line ${line}`} has one that is not`;

/** Fault of a row with more cells than the head. */
function judge(cells: string[], { places }: Head): string | undefined {
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
      return column && cell && !nothing.has(cell) ? [[column, cell] as const] : [];
    }),
  );
}
