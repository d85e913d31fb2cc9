import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import type { Sentence } from '@/lib/content/validate/issues/editor-message';
import { readText } from '@/lib/content/validate/read-file';
import { parseTable } from '@/lib/primitives/table/parse-table';
import { writeTable } from '@/lib/primitives/table/write-table';
import type { Column } from './columns/column';
import { columns } from './columns/columns';
import { maxTableBytes } from './read-rows';
import { writeAtomically } from './writing/write-atomically';

/** A film's row at the last import: its id in the table, and its cells by column, as `digestCell` stores them. */
export type ImportedFilm = { id?: string; cells: Map<string, string> };

/** Cells longer than this are stored as a hash only: they are compared, never read. */
const longest = 100;

/** The stored form of a cell. */
export function digestCell(cell: string): string {
  if (cell.length <= longest && !cell.startsWith('#')) return cell;
  return `#${createHash('sha256').update(cell).digest('hex').slice(0, 16)}`;
}

/** The last import: each film's row, by slug. */
export type LastImport = Map<string, ImportedFilm>;

/**
 * The table of the last import, in the content folder. The next import compares with it to find what editors changed.
 * Commit it with the content.
 */
export const lastImportFile = (contentFolder: string) => `${contentFolder}/imported.csv`;

/** Reads the rows of the last import: empty if there was none, or what was expected if the file is invalid. */
export function readLastImport(contentFolder: string): LastImport | { expected: Sentence } {
  const file = lastImportFile(contentFolder);
  if (!existsSync(file)) return new Map();
  const read = readText(file, maxTableBytes);
  if ('expected' in read) return { expected: read.expected };
  const [head, ...lines] = parseTable(read.text);
  const names = head?.cells ?? [];
  const place = names.indexOf('slug');
  if (place === -1) return { expected: 'the columns that an import has written, slug among them' };
  return new Map(
    lines.map(({ cells = [] }) => {
      const byName = new Map(names.map((name, index) => [name, cells[index] ?? ''] as const));
      const id = byName.get('id') || undefined;
      return [cells[place] ?? '', { ...(id && { id }), cells: byName }] as const;
    }),
  );
}

/** Writes the rows of an import to `lastImportFile`. Columns without any value are left out. */
export function writeLastImport(contentFolder: string, memory: LastImport): void {
  const films = [...memory].sort(([a], [b]) => (a < b ? -1 : 1));
  const writtenColumns = columns
    .map(({ name }) => name)
    .filter((name) => name !== 'slug' && name !== 'id')
    .filter((name) => films.some(([, { cells }]) => cells.get(name)));
  const rows = films.map(([slug, { id = '', cells }]) => [
    ...[slug, id],
    ...writtenColumns.map((name) => cells.get(name) ?? ''),
  ]);
  writeAtomically(
    lastImportFile(contentFolder),
    writeTable([['slug', 'id', ...writtenColumns], ...rows]),
  );
}

/**
 * A cell that differs: the value in the film's file and in the table, and whether its value at the last import is
 * known.
 */
export type Change = { column: Column; here: string; table: string; isRemembered: boolean };

/** Differences of a film: changed in the table only, and changed on both sides. */
export type Comparison = { changed: Change[]; both: Change[] };

type Sides = {
  /** Value in the film's file. */
  here: string;
  table: string;
  /** The table's value at the last import, as `digestCell` stored it; empty if there was none or it is unknown. */
  before: string;
};

/**
 * Compares a film with its row, column by column (three-way). A value that has changed only in the table since the
 * last import is a change. A value that an editor has changed stays. If both have changed, the conflict is reported
 * and the value of the film stays. Without `before`, only empty fields are filled.
 */
export function compareCells(columns: readonly Column[], sides: (column: Column) => Sides) {
  const result: Comparison = { changed: [], both: [] };
  for (const column of columns) {
    const { here, table, before } = sides(column);
    if (table === here || digestCell(table) === before) continue;
    (digestCell(here) === before ? result.changed : result.both).push({
      ...{ column, here, table },
      isRemembered: before !== '',
    });
  }
  return result;
}
