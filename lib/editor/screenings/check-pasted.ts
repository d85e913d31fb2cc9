import type { RawScreening } from '@/lib/content/schema/screening';
import type { Issue } from '@/lib/content/validate/issue';
import {
  createFilmLookup,
  createVenueLookup,
} from '@/lib/content/validate/screenings/film-and-venue-lookup';
import {
  readScreeningRows,
  type WrittenScreening,
} from '@/lib/content/validate/screenings/read-screenings';
import { resolveScreenings } from '@/lib/content/validate/screenings/resolve-screenings';
import type { Vocabularies } from '../form/vocabulary';
import { createTiming, findOverlaps, type TimedScreening } from './find-overlaps';
import { createNameCheck, type KnownNames } from './known-names';
import { type Names, type Plain, writePasted } from './pasted-table';

/** A row of a pasted table: its cells by column, and its issues by column. */
export type CheckedRow = {
  /** Position in the table, from 1: the head is 0. */
  at: number;
  cells: string[];
  issues: { column: string; issue: Issue }[];
  /** The screening; absent if the row has issues. */
  value?: Omit<RawScreening, 'subtitles'> & { subtitles?: string[] };
  /** Another screening, of the table or of the files, that runs in the same cinema at the same time. */
  overlaps?: TimedScreening;
};

/** Finds films and cinemas of a pasted table by their names in the editor's language, then by any name. */
export function findNames(
  { films, venues }: Pick<Vocabularies, 'films' | 'venues'>,
  names: KnownNames,
): Names & { plain: Plain } {
  const lookUpFilm = createFilmLookup(names.films, names.slugs, 'films');
  const lookUpVenue = createVenueLookup(names.venues ?? {}, 'venues.yaml');
  const known = new Set(names.slugs);
  const filmOf = (text: string): string | undefined => {
    const code = films.codeOf(text);
    if (known.has(code)) return code;
    const found = lookUpFilm(text);
    return 'slug' in found ? found.slug : undefined;
  };
  const venueOf = (text: string, town?: string): string | undefined => {
    const code = venues.codeOf(text);
    if (Object.hasOwn(names.venues ?? {}, code)) return code;
    const found = lookUpVenue(text, town);
    return 'key' in found && Object.hasOwn(names.venues ?? {}, found.key) ? found.key : undefined;
  };
  return {
    isFilm: (text) => filmOf(text) !== undefined,
    isVenue: (text) => venueOf(text) !== undefined,
    plain: (column, cell, row) => {
      if (column === 'film') return (cell && filmOf(cell)) ?? cell;
      if (column === 'venue') return (cell && venueOf(cell, row.town || undefined)) ?? cell;
      return cell;
    },
  };
}

/** Name of the pasted table in issues; no file of the content is called so. */
const pasted = 'paste.csv';

/** Validates a table together with the screenings that there are, as if it were a file of them. */
export function checkPasted(
  table: readonly string[][],
  existing: readonly WrittenScreening[],
  names: KnownNames,
): CheckedRow[] {
  const issues: Issue[] = [];
  const written = readScreeningRows(writePasted([...table]), pasted, issues);
  resolveScreenings([...existing, ...written], names, '', issues);
  const findUnknown = createNameCheck(names);
  const byRow = new Map(written.map((one) => [one.at('film').row, one]));
  const [heads = [], ...rows] = table;
  const checked = rows.map((cells, index): CheckedRow => {
    const row = index + 2;
    const screening = byRow.get(row);
    // Only readable rows are resolved. The names of the others are looked up here.
    const cellOf = (head: string) => cells[heads.indexOf(head)] || undefined;
    const named = { film: cellOf('film'), venue: cellOf('venue'), town: cellOf('town') };
    const unknown = screening ? [] : findUnknown(named, pasted);
    const own = [
      ...issues.filter((issue) => issue.path === pasted && issue.row === row),
      ...unknown,
    ];
    const value = screening && withoutDefaults(screening.value);
    return {
      ...{ at: index + 1, cells },
      issues: own.map((issue) => ({ column: issue.field, issue })),
      ...(value && own.length === 0 && { value }),
    };
  });
  const timeOf = createTiming(names);
  const timed = [
    ...existing.map(({ value }) => ({ value, row: undefined })),
    ...checked.map((row) => ({ value: row.value, row })),
  ].flatMap((one) => {
    const found = timeOf(one.value);
    return found ? [{ ...found, row: one.row }] : [];
  });
  for (const [{ row }, other] of findOverlaps(timed, names.runtimes)) if (row) row.overlaps = other;
  return checked;
}

function withoutDefaults({ subtitles, ...value }: RawScreening) {
  return { ...value, ...(subtitles.length > 0 && { subtitles }) };
}
