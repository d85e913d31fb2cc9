import { filmSchema, type RawFilm } from '@/lib/content/schema/film';
import { slugify } from '@/lib/text/slugify';
import { draftFilm } from './draft-film';
import type { Fault } from './fault';
import { findFaults, readIssues } from './find-faults';
import { type Person, readPerson } from './read-person';
import type { Row } from './read-rows';
import { splitList } from './split-list';

/** A film as it will be written: its address, its content, and the people whose years it names. */
export type Import = { line: number; slug: string; film: RawFilm; people: Person[] };

/** The film of a row, or all that is wrong with the row. */
export function convertRow(row: Row, genres: ReadonlySet<string>): Import | { faults: Fault[] } {
  const { line, cells } = row;
  const parsed = filmSchema.safeParse(draftFilm(row));
  const own = findFaults(row, genres);
  const said = new Set(own.map(({ field }) => field));
  const others = readIssues(row, parsed.error?.issues ?? []).filter(
    ({ field }) => !said.has(field),
  );
  const findings = [...own, ...others];
  if (!parsed.data || findings.length > 0) {
    return {
      faults: findings.map((finding) => ({ line, title: cells.original_title, ...finding })),
    };
  }
  const film = parsed.data;
  const slug = slugify(cells.original_title, film.title.original.lang);
  const people = splitList(cells.directors).flatMap((text) => readPerson(text) ?? []);
  return { line, slug, film, people };
}
