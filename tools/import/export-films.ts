import type { RawFilm } from '@/lib/content/schema/film';
import type { RawPeople } from '@/lib/content/schema/reference-lists';
import { getOwn } from '@/lib/primitives/json';
import type { Column } from './columns/column';
import { columns } from './columns/columns';
import { writeYears } from './columns/notation';
import { valueAt } from './columns/paths';
import type { LastImport } from './last-import';

type ExportSource = { films: ReadonlyMap<string, RawFilm>; people: RawPeople; memory: LastImport };

/**
 * The films of the site as table rows, head first, with people's years of life after their names.
 * Without `requested`, all columns with a value are exported; slug, original title, its language and the year always.
 */
export function exportFilms(
  { films, people, memory }: ExportSource,
  requested?: readonly Column[],
): string[][] {
  const requestedColumns = requested ?? columns;
  const years = (name: string) => writeYears(getOwn(people, name) ?? {});
  const rows = [...films].map(([slug, film]) =>
    requestedColumns.map(({ name, path, write }) => {
      if (path) return write(valueAt(film, path), years);
      if (name === 'slug') return slug;
      return (name === 'id' && memory.get(slug)?.id) || '';
    }),
  );
  const filledColumns = requestedColumns
    .map((column, index) => ({ column, index }))
    .filter(({ column, index }) => {
      return requested || always.includes(column.name) || rows.some((cells) => cells[index]);
    });
  const pickCells = (cells: readonly string[]) =>
    filledColumns.map(({ index }) => cells[index] ?? '');
  return [pickCells(requestedColumns.map(({ name }) => name)), ...rows.map(pickCells)];
}

const always = ['slug', 'original_title', 'original_lang', 'year'];
