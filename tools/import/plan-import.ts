import type { RawFilm } from '@/lib/content/schema/film';
import { slugSchema } from '@/lib/content/schema/slug';
import type { Column } from './columns/column';
import type { Person } from './columns/person';
import { vocabularyOf } from './columns/vocabulary';
import type { Fault } from './fault';
import { judgeFilms } from './judge-films';
import { addressesOf } from './matching/addresses-of';
import type { Comparison } from './matching/compare-cells';
import { type Matched, matchRows } from './matching/match-rows';
import { compareFilm, coveredBy, type Planned, planChanged, planNew } from './plan-film';
import { readCells, type Said } from './read-cells';
import type { House } from './read-house';
import type { Rows } from './table/read-rows';

/** What becomes of a row: a film is made, or changed, or stays as it is. */
export type Outcome = {
  kind: 'new' | 'changed' | 'kept';
  said: Said;
  slug: string;
  /** What the file is to say, where it is to be written. */
  fields?: Record<string, unknown>;
  film?: RawFilm;
  /** Where the film and its row differ, of a film that was there. */
  comparison: Comparison;
};

export type Plan = {
  outcomes: Outcome[];
  faults: Fault[];
  /** Columns about which the table says something. */
  covered: Column[];
};

/** `readFields` gives what the file of a film says, word for word. */
type Ways = { update: boolean; readFields: (slug: string) => Record<string, unknown> };

/**
 * What is to be done about each row of a table, and why some cannot be taken. Nothing is written. Each row is either
 * among the outcomes or has a fault.
 */
export function planImport({ heads, rows }: Rows, house: House, ways: Ways): Plan {
  const covered = coveredBy(heads);
  const words = vocabularyOf(house);
  const matched = matchRows(
    rows.map((row) => readCells(row, words)),
    house.films,
    house.memory,
  );
  const addresses = addressesOf(matched, house.films);
  const faults: Fault[] = [];
  const outcomes = matched.flatMap((match) => {
    const outcome = planRow(match, addresses.get(match), covered, house, ways);
    if (!('faults' in outcome)) return [outcome];
    faults.push(...named(match.said, outcome.faults));
    return [];
  });
  const refused = judge(outcomes, house, faults);
  return {
    outcomes: outcomes.filter(({ slug, fields }) => !fields || !refused.has(slug)),
    faults: faults.map((fault) => ({ ...fault, column: headOf(fault.column, heads) })),
    covered,
  };
}

type Findings = Omit<Fault, 'row' | 'title'>[];

/** Faults with their row, and its cells as they were written. */
function named({ row, title, cells }: Said, faults: Findings): Fault[] {
  const cellOf = (name: string | undefined) => [...cells].find(([column]) => column.name === name);
  return faults.map((fault) => {
    const [, cell] = cellOf(fault.column) ?? [];
    return { row, title, ...(cell && { found: cell }), ...fault };
  });
}

function planRow(
  match: Matched,
  address: string | undefined,
  covered: Column[],
  house: House,
  { update, readFields }: Ways,
): Outcome | { faults: Findings } {
  const { said } = match;
  if ('expected' in match) {
    const { column, expected } = match;
    const faults: Findings = [{ column: column === 'row' ? undefined : column, expected }];
    return { faults: [...said.faults, ...faults] };
  }
  const none: Comparison = { changed: [], both: [] };
  if ('isNew' in match) {
    const planned = planNew(said);
    const faults = 'faults' in planned ? planned.faults : judgeAddress(address);
    if (faults.length > 0 || 'faults' in planned) return { faults };
    return { kind: 'new', said, slug: address ?? '', ...planned, comparison: none };
  }
  const { slug } = match;
  const film = house.films.get(slug);
  if (!film) return { faults: [{ expected: `films/${slug}.yaml to be there` }] };
  if (said.faults.length > 0) return { faults: said.faults };
  const comparison = compareFilm(film, said, covered, house.memory.get(slug)?.cells);
  const kept: Outcome = { kind: 'kept', said, slug, comparison };
  if (!update || comparison.changed.length === 0) return kept;
  const planned: Planned = planChanged(readFields(slug), said, comparison.changed);
  return 'faults' in planned ? planned : { ...kept, kind: 'changed', ...planned };
}

function judgeAddress(address: string | undefined): Findings {
  if (!address)
    return [
      {
        column: 'slug',
        expected:
          'a slug such as tokyo-monogatari, or a title with Latin letters in any column of titles',
      },
    ];
  const isSlug = slugSchema.safeParse(address).success && address.length <= longestSlug;
  const expected = `lower-case letters and digits, words joined by single hyphens, at most ${longestSlug}, such as nerven`;
  return isSlug ? [] : [{ column: 'slug', found: address, expected }];
}

/** Letters: a file's name may have 255. */
const longestSlug = 200;

/** Films that stop the next build have faults; which they are. */
function judge(outcomes: readonly Outcome[], house: House, faults: Fault[]): Set<string> {
  const written = outcomes.filter(({ film }) => film);
  const rows = new Map(written.map(({ slug, said }) => [slug, said]));
  const films = new Map(written.flatMap(({ slug, film }) => (film ? [[slug, film] as const] : [])));
  const people: Person[] = written.flatMap(({ said }) => said.people);
  const findings = judgeFilms(films, people, house);
  for (const { slug, ...finding } of findings) {
    const said = rows.get(slug);
    if (said) faults.push(...named(said, [finding]));
  }
  return new Set(findings.map(({ slug }) => slug));
}

/** A column as the table's head calls it, with its own name beside. */
function headOf(
  column: string | undefined,
  heads: ReadonlyMap<Column, string>,
): string | undefined {
  const [, head] = [...heads].find(([{ name }]) => name === column) ?? [];
  return !head || head === column ? column : `“${head}” (${column})`;
}
