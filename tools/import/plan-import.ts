import { builtInJobs } from '@/lib/content/built-in';
import type { RawGenres } from '@/lib/content/schema/genre';
import type { RawJobs } from '@/lib/content/schema/job';
import { foldText } from '@/lib/primitives/text/fold';
import { slugify } from '@/lib/primitives/text/slugify';
import german from '@/messages/de.json';
import french from '@/messages/fr.json';
import type { Column, Vocabulary } from './columns/column';
import type { Person } from './columns/person';
import type { Fault } from './fault';
import { judgeFilms } from './judge-films';
import { addressesOf } from './matching/addresses-of';
import { matchRows } from './matching/match-rows';
import { coveredBy } from './plan-film';
import { type Findings, type Outcome, planRow, type Ways } from './plan-row';
import { readCells, type Said } from './read-cells';
import type { House } from './read-house';
import type { Rows } from './table/read-rows';

const wordsOfJobs: Words = Object.fromEntries(
  builtInJobs.map((job) => [job, { fr: french.Film.jobs[job], de: german.Film.jobs[job] }]),
);

export type Plan = {
  outcomes: Outcome[];
  faults: Fault[];
  /** Columns about which the table says something. */
  covered: Column[];
};

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

/** Faults with their row, and its cells as they were written. */
function named({ row, title, cells }: Said, faults: Findings): Fault[] {
  const cellOf = (name: string | undefined) => [...cells].find(([column]) => column.name === name);
  return faults.map((fault) => {
    const [, cell] = cellOf(fault.column) ?? [];
    return { row, title, ...(cell && { found: cell }), ...fault };
  });
}

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

type Words = Record<string, Partial<Record<string, string>>>;

/** Words of the house's lists by slug, and as visitors read them in any language. */
function vocabularyOf(house: { genres: RawGenres; jobs: RawJobs }): Vocabulary {
  const genres = slugsByWord(house.genres);

  const jobs = new Map([...slugsByWord(wordsOfJobs), ...slugsByWord(house.jobs)]);
  return {
    genre: (word) => genres.get(foldText(word)) ?? slugify(word, 'en'),
    job: (word) => jobs.get(foldText(word)) ?? slugify(word, 'en'),
  };
}

function slugsByWord(list: Words): Map<string, string> {
  return new Map(
    Object.entries(list).flatMap(([slug, words]) =>
      Object.values(words).map((word = '') => [foldText(word), slug] as const),
    ),
  );
}
