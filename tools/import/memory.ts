import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import type { Sentence } from '@/lib/content/validate/faults/sentence';
import { readText } from '@/lib/content/validate/read-text';
import { parseTable } from '@/lib/primitives/table/parse-table';
import { writeTable } from '@/lib/primitives/table/write-table';
import { columns } from './columns/columns';
import { longestTable } from './table/longest-table';
import { writeAside } from './writing/write-aside';

/** A film's values in the table at the last import: its number there, and marks of its cells by column. */
export type Remembered = { id?: string; cells: Map<string, string> };

/** Cells longer than this are stored as a hash only: they are compared, never read. */
const longest = 100;

/** The stored form of a cell. */
export function markOf(cell: string): string {
  if (cell.length <= longest && !cell.startsWith('#')) return cell;
  return `#${createHash('sha256').update(cell).digest('hex').slice(0, 16)}`;
}

/** By slug. */
export type Memory = Map<string, Remembered>;

/**
 * File in the content folder, to be kept under version control with it: it shows what editors changed since the
 * last import.
 */
export const memoryFile = (house: string) => `${house}/imported.csv`;

/** Values of the last import; empty if there was none. */
export function readMemory(house: string): Memory | { expected: Sentence } {
  const file = memoryFile(house);
  if (!existsSync(file)) return new Map();
  const read = readText(file, longestTable);
  if ('expected' in read) return { expected: read.expected };
  const [head, ...lines] = parseTable(read.text);
  const names = head?.cells ?? [];
  const place = names.indexOf('slug');
  if (place === -1) return { expected: 'the columns that an import has written, slug among them' };
  return new Map(
    lines.map(({ cells = [] }) => {
      const said = new Map(names.map((name, index) => [name, cells[index] ?? ''] as const));
      const id = said.get('id') || undefined;
      return [cells[place] ?? '', { ...(id && { id }), cells: said }] as const;
    }),
  );
}

/** Columns without any value are left out. */
export function writeMemory(house: string, memory: Memory): void {
  const films = [...memory].sort(([a], [b]) => (a < b ? -1 : 1));
  const used = columns
    .map(({ name }) => name)
    .filter((name) => name !== 'slug' && name !== 'id')
    .filter((name) => films.some(([, { cells }]) => cells.get(name)));
  const rows = films.map(([slug, { id = '', cells }]) => [
    ...[slug, id],
    ...used.map((name) => cells.get(name) ?? ''),
  ]);
  writeAside(memoryFile(house), writeTable([['slug', 'id', ...used], ...rows]));
}
