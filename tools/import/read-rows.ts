import { parse } from 'csv-parse/sync';
import type { Fault } from './fault';

const columns = [
  'original_title',
  'original_lang',
  'title_fr',
  'title_de',
  'year',
  'directors',
  'runtime_min',
  'countries',
  'genres',
  'cast',
  'wikidata',
  'imdb',
  'eu_public_domain_since',
  'note',
] as const;

export type Column = (typeof columns)[number];

/** One line of the CSV; a column that the file does not have is an empty cell. */
export type Row = { line: number; cells: Record<Column, string> };

type Parsed = {
  record: Record<string, string>;
  info: { lines: number; columns: { name: string }[]; error?: { message: string } };
};

/** Reads the CSV's text; rows with too few or too many cells and unknown columns are faults. */
export function readRows(text: string): { rows: Row[]; faults: Fault[] } {
  const parsed = parse(text, {
    bom: true,
    columns: true,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    trim: true,
  }) as unknown as Parsed[];
  const faults = parsed[0] ? columnFaults(parsed[0].info.columns.map(({ name }) => name)) : [];
  const rows: Row[] = [];
  for (const { record, info } of parsed) {
    if (info.error) faults.push(countFault(record, info));
    else rows.push({ line: info.lines, cells: cellsOf(record) });
  }
  return { rows, faults };
}

function columnFaults(names: string[]): Fault[] {
  return names
    .filter((name) => !columns.some((column) => column === name))
    .map((name) => ({
      line: 1,
      title: '(head)',
      field: name,
      expected: `one of the columns ${columns.join(', ')}`,
    }));
}

function countFault(record: Record<string, string>, info: Parsed['info']): Fault {
  const title = record.original_title ?? '';
  return { line: info.lines, title, field: 'row', expected: `${info.columns.length} cells` };
}

function cellsOf(record: Record<string, string>): Row['cells'] {
  return Object.fromEntries(
    columns.map((column) => [column, record[column] ?? '']),
  ) as Row['cells'];
}
