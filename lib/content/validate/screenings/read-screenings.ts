import { readFileSync, statSync } from 'node:fs';
import {
  type RawScreening,
  screeningSchema,
  screeningsSchema,
} from '@/lib/content/schema/screening';
import { slugSchema } from '@/lib/content/slug-schema';
import { headRows, parseTable } from '@/lib/primitives/table/parse-table';
import { decodeTable } from '@/lib/primitives/table/text-encoding';
import { nearestWord } from '@/lib/primitives/text/nearest-word';
import { ambiguousDays, readDay } from '@/lib/primitives/time/read-day';
import { isZone, readTime } from '@/lib/primitives/time/read-start';
import { type Issue, quoted } from '../issue';
import { validateValue } from '../issues/validate-value';
import { readFile } from '../read-file';
import { listNames } from '../read-folder';
import {
  type Cells,
  columnNames,
  columnOf,
  plainColumn,
  readCells,
  type TableColumn,
  translatedColumns,
} from './table-columns';

/** All valid screenings of a folder's files and tables; issues are added to `issues`. */
export function readScreenings(folder: string, issues: Issue[]): WrittenScreening[] {
  return listNames(folder, issues).flatMap((name) => {
    const path = `${folder}/${name}`;
    if (/\.csv$/i.test(name)) return readScreeningTable(path, issues);
    if (name.endsWith('.yaml') && slugSchema.safeParse(name.slice(0, -5)).success)
      return readScreeningFile(path, issues);
    const expected = 'a slug and .yaml, or a table and .csv, such as 2026-12.csv';
    issues.push({ path, field: 'the name', expected });
    return [];
  });
}

/** Reads the screenings of a YAML file. Invalid ones are skipped. */
function readScreeningFile(path: string, issues: Issue[]): WrittenScreening[] {
  const { raw } = readFile(path, screeningsSchema, issues);
  const listed = (raw as { screenings?: unknown } | undefined)?.screenings;
  if (!Array.isArray(listed)) return [];
  return listed.flatMap((written, index) => {
    const { data } = screeningSchema.safeParse(written);
    const at = (field: string) => ({ path, field: `screenings.${index}.${field}` });
    return data ? [{ path, value: data, at }] : [];
  });
}

/** Position of a screening's field, for issues. */
export type FieldPlace = Omit<Issue, 'expected'>;

/** A screening as written in a file. */
export type WrittenScreening = {
  path: string;
  value: RawScreening;
  at: (field: keyof RawScreening) => FieldPlace;
};

/** Maximum size of a table in bytes; 20,000 screenings take 3 MB. */
const longest = 16 * 1024 * 1024;

/** Reads the screenings of a table in any encoding; issues name row and column. */
export function readScreeningTable(path: string, issues: Issue[]): WrittenScreening[] {
  const text = readTableText(path);
  if (typeof text === 'string') return readScreeningRows(text, path, issues);
  issues.push({ path, field: 'the file', expected: text.expected });
  return [];
}

/** Reads the screenings of a table's text. */
export function readScreeningRows(text: string, path: string, issues: Issue[]): WrittenScreening[] {
  const lines = parseTable(text);
  const headRow = lines.slice(0, headRows).findIndex(({ cells = [] }) => isHead(cells));
  const heads = lines[headRow]?.cells ?? [];
  if (headRow < 0) {
    const expected = 'a head with the names of its columns: film, venue, town, date, time';
    issues.push({ path, field: 'the file', expected });
    return [];
  }
  issues.push(...misspelt(heads, path, lines[headRow]?.row ?? 1));
  return lines.slice(headRow + 1).flatMap(({ row, cells }) => {
    if (cells) return readRow({ path, row, heads, cells }, issues) ?? [];
    const expected = 'each quote and bracket to be closed';
    issues.push({ path, row, field: heads[0] ?? '', keys: [heads[0] ?? ''], expected });
    return [];
  });
}

function readTableText(path: string): string | { expected: string } {
  try {
    const found = statSync(path);
    if (!found.isFile() || found.size > longest)
      return { expected: 'to be a file that can be read' };
    const bytes = readFileSync(path);
    // Workbooks are ZIP archives, whatever their extension.
    if (bytes.subarray(0, 2).toString() === 'PK')
      return { expected: 'a table as CSV; this is a workbook: save it as “CSV UTF-8”' };
    return decodeTable(bytes).text;
  } catch {
    return { expected: 'to be a file that can be read' };
  }
}

function isHead(cells: string[]): boolean {
  const read = cells.map(columnOf);
  return read.includes('film') && (read.includes('date') || read.includes('start'));
}

/** An issue for each unknown column with a name similar to a known one. Other unknown columns are ignored. */
function misspelt(heads: string[], path: string, row: number): Issue[] {
  return heads.flatMap((head) => {
    const near = head && !columnOf(head) ? nearestWord(plainColumn(head), columnNames) : undefined;
    if (!near || Math.abs(near.length - plainColumn(head).length) > 2) return [];
    const expected = { text: 'the name of a column, such as {near}', values: { near } };
    return [{ path, row, field: head, keys: [head], isName: true as const, near, expected }];
  });
}

type Row = { path: string; row: number; heads: string[]; cells: string[] };

function readRow({ path, row, heads, cells }: Row, issues: Issue[]): WrittenScreening | undefined {
  const columnIndexes = new Map<TableColumn, number>();
  for (const [place, head] of heads.entries()) {
    const column = columnOf(head);
    if (column && cells[place] && !columnIndexes.has(column)) columnIndexes.set(column, place);
  }
  const atColumn = (columns: readonly TableColumn[]): FieldPlace => {
    const place = placeOf(columns, columnIndexes, heads);
    const source = cells[place] ?? '';
    const head = heads[place] || columns[0] || '';
    const found = source ? { words: quoted(source), source } : undefined;
    return { path, row, field: head, keys: [head], ...(found && { found }) };
  };
  const at = (field: string): FieldPlace => {
    const [top = ''] = field.split('.');
    return atColumn(together[top] ?? [top as TableColumn]);
  };
  const filled: Cells = Object.fromEntries(
    [...columnIndexes].map(([column, place]) => [column, cells[place]?.normalize('NFC')]),
  );
  const { data, issues: rowIssues } = validateValue(path, readCells(filled), screeningSchema);
  const located = rowIssues.flatMap((issue): Issue[] => {
    const wrong = issue.field === 'start' ? wrongCellsOfStart(filled) : [];
    if (wrong.length === 0) return [{ ...issue, ...at(issue.field) }];
    return wrong.map(([column, expected]) => ({ expected, ...atColumn([column]) }));
  });
  issues.push(...located);
  return rowIssues.length > 0 ? undefined : { path, value: data as RawScreening, at };
}

/** For a start that is split into several columns: the cells that cannot be read, and what they should contain. */
function wrongCellsOfStart({ start, date = '', time = '', zone = 'Z' }: Cells) {
  if (start !== undefined) return [];
  const cells: [column: TableColumn, expected: string, isValid: boolean][] = [
    [
      'date',
      'a day such as 2026-12-31',
      readDay(date) !== undefined || ambiguousDays(date) !== undefined,
    ],
    ['time', 'a time such as 20:30', readTime(time) !== undefined],
    ['zone', 'a time zone such as Europe/Zurich', isZone(zone)],
  ];
  return cells.filter(([, , isValid]) => !isValid);
}

/** Fields that are combined from several columns; the first existing one is reported. */
const together: Record<string, readonly TableColumn[]> = {
  start: ['start', 'date', 'time'],
  guest: ['guest', ...translatedColumns('guest')],
  note: ['note', ...translatedColumns('note')],
  state: ['state', 'soldOut', 'cancelled'],
};

function placeOf(
  columns: readonly TableColumn[],
  columnIndexes: Map<TableColumn, number>,
  heads: string[],
): number {
  const column = columns.find((name) => columnIndexes.has(name));
  if (column) return columnIndexes.get(column) ?? -1;
  return heads.findIndex((head) => columns.includes(columnOf(head) as TableColumn));
}
