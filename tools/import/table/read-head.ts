import { foldText } from '@/lib/primitives/text/fold';
import { nearest } from '@/lib/primitives/text/nearest';
import type { Column } from '../columns/column';
import { columns } from '../columns/columns';

/** Parsed head of a table: the column at each position, unknown columns, and the fault if it is invalid. */
export type Head = {
  /** `heads`: how the table writes each column's name. */
  places: (Column | undefined)[];
  heads: ReadonlyMap<Column, string>;
  unread: { head: string; meant?: string; place: number }[];
  expected?: string;
};

/** Parses a head in any case, with spaces or hyphens, in all languages of the column names. */
export function readHead(names: readonly string[]): Head {
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
    places[place] ? [] : [{ head, place, meant: nearest(plain(head), columnNames) }],
  );
  return { places, heads, unread, ...judge(heads, names) };
}

const columnNames = columns.map(({ name }) => name);

/** Columns that identify a film; a table needs at least one of them. */
const telling = ['original_title', 'slug', 'id', 'wikidata', 'imdb'];

function judge(heads: ReadonlyMap<Column, string>, names: readonly string[]) {
  if (telling.some((name) => [...heads.keys()].some((column) => column.name === name))) return {};
  const found = names.filter(Boolean).join(', ') || 'nothing';
  return {
    expected: `a head with the columns’ names, original_title and year among them, found ${found}`,
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
