import type { RawFilm } from '@/lib/content/schema/film';
import type { RawPeople } from '@/lib/content/schema/person';
import { own } from '@/lib/text/own';
import { columns } from './columns/columns';
import { valueAt } from './columns/paths';
import { writeYears } from './columns/person';
import type { Memory } from './memory';

type House = { films: ReadonlyMap<string, RawFilm>; people: RawPeople; memory: Memory };

/**
 * The films of a house as the rows of a table, the head first: all that is said of each, and the years of those who
 * made it. Columns that no film has something in are left out.
 */
export function exportFilms({ films, people, memory }: House): string[][] {
  const years = (name: string) => writeYears(own(people, name) ?? {});
  const rows = [...films].map(([slug, film]) =>
    columns.map(({ name, path, write }) => {
      if (path) return write(valueAt(film, path), years);
      if (name === 'slug') return slug;
      return (name === 'id' && memory.get(slug)?.id) || '';
    }),
  );
  const used = columns
    .map((column, index) => ({ column, index }))
    .filter(({ column, index }) => {
      return always.includes(column.name) || rows.some((cells) => cells[index]);
    });
  const pick = (cells: readonly string[]) => used.map(({ index }) => cells[index] ?? '');
  return [pick(columns.map(({ name }) => name)), ...rows.map(pick)];
}

const always = ['slug', 'original_title', 'original_lang', 'year'];
