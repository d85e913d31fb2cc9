import { type Column, columns } from './columns';
import type { Fault } from './fault';
import { type Line, parseTable } from './parse-table';
import { findHeadFaults } from './read-head';

/** One line of the CSV; a column that the file does not have is an empty cell. */
export type Row = { line: number; cells: Record<Column, string> };

/** Reads the CSV's text; rows with too few or too many cells and unknown columns are faults. */
export function readRows(text: string): { rows: Row[]; faults: Fault[] } {
  const [head, ...lines] = parseTable(text);
  const names = head?.cells;
  if (!names) return { rows: [], faults: [noHead] };
  const faults = findHeadFaults(names);
  if (!names.includes('original_title')) return { rows: [], faults };
  if (lines.length === 0) faults.push(noRows);
  const rows: Row[] = [];
  for (const line of lines) {
    const cells = cellsOf(line, names);
    if (line.cells?.length === names.length) rows.push({ line: line.line, cells });
    else faults.push(lineFault(line, cells.original_title, names.length));
  }
  return { rows, faults };
}

const noHead = {
  line: 1,
  title: '(head)',
  field: 'columns',
  expected: `a head with the columns' names (${columns.join(', ')}), and there is none`,
};
const noRows = { line: 2, title: '(no title)', field: 'row', expected: 'a film below the head' };

function lineFault({ line, cells }: Line, title: string, count: number): Fault {
  const expected = cells
    ? `${count} cells, as the head has, found ${cells.length}`
    : 'each quote (") to be closed, and one within a cell to be doubled ("")';
  return { line, title, field: 'row', expected };
}

function cellsOf({ cells = [] }: Line, names: string[]): Row['cells'] {
  return Object.fromEntries(
    columns.map((column) => [column, cells[names.indexOf(column)] ?? '']),
  ) as Row['cells'];
}
