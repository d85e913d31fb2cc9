import { builtInJobs } from '@/lib/content/built-in';
import type { RawGenres, RawJobs } from '@/lib/content/schema/reference-lists';
import { foldText } from '@/lib/primitives/text/fold-text';
import { slugify } from '@/lib/primitives/text/slugify';
import german from '@/messages/de.json';
import french from '@/messages/fr.json';
import type { Column, Vocabulary } from './columns/column';
import type { Person } from './columns/notation';
import { slugsOf } from './matching/choose-slugs';
import { matchRows } from './matching/match-rows';
import { coveredBy } from './plan-film';
import { type Findings, type Outcome, type PlanOptions, planRow } from './plan-row';
import { type ParsedRow, readCells } from './read-cells';
import type { ImportTarget } from './read-import-target';
import type { Rows } from './read-rows';
import type { RowIssue } from './row-issue';
import { validateFilms } from './validate-films';

const wordsOfJobs: Words = Object.fromEntries(
  builtInJobs.map((job) => [job, { fr: french.Film.jobs[job], de: german.Film.jobs[job] }]),
);

export type Plan = {
  outcomes: Outcome[];
  issues: RowIssue[];
  /** Columns that the table covers. */
  covered: Column[];
};

/** Plans the import of a table without writing anything. Each row gives either an outcome or issues. */
export function planImport(
  { heads, rows }: Rows,
  target: ImportTarget,
  options: PlanOptions,
): Plan {
  const covered = coveredBy(heads);
  const words = vocabularyOf(target);
  const matched = matchRows(
    rows.map((row) => readCells(row, words)),
    target.films,
    target.memory,
  );
  const addresses = slugsOf(matched, target.films);
  const issues: RowIssue[] = [];
  const outcomes = matched.flatMap((match) => {
    const outcome = planRow(match, addresses.get(match), covered, target, options);
    if (!('issues' in outcome)) return [outcome];
    issues.push(...withCells(match.parsed, outcome.issues));
    return [];
  });
  const refused = validateOutcomes(outcomes, target, issues);
  return {
    outcomes: outcomes.filter(({ slug, fields }) => !fields || !refused.has(slug)),
    issues: issues.map((issue) => ({ ...issue, column: headOf(issue.column, heads) })),
    covered,
  };
}

/** Adds the row, and the cells as written, to issues. */
function withCells({ row, title, cells }: ParsedRow, issues: Findings): RowIssue[] {
  const cellOf = (name: string | undefined) => [...cells].find(([column]) => column.name === name);
  return issues.map((issue) => {
    const [, cell] = cellOf(issue.column) ?? [];
    return { row, title, ...(cell && { found: cell }), ...issue };
  });
}

/** Adds issues for films that would break the next build; returns the slugs of these films. */
function validateOutcomes(
  outcomes: readonly Outcome[],
  target: ImportTarget,
  issues: RowIssue[],
): Set<string> {
  const plannedFilms = outcomes.filter(({ film }) => film);
  const rows = new Map(plannedFilms.map(({ slug, parsed }) => [slug, parsed]));
  const films = new Map(
    plannedFilms.flatMap(({ slug, film }) => (film ? [[slug, film] as const] : [])),
  );
  const people: Person[] = plannedFilms.flatMap(({ parsed }) => parsed.people);
  const findings = validateFilms(films, people, target);
  for (const { slug, ...finding } of findings) {
    const parsed = rows.get(slug);
    if (parsed) issues.push(...withCells(parsed, [finding]));
  }
  return new Set(findings.map(({ slug }) => slug));
}

/** Name of a column as the table's head writes it, followed by the standard name if that differs. */
function headOf(
  column: string | undefined,
  heads: ReadonlyMap<Column, string>,
): string | undefined {
  const [, head] = [...heads].find(([{ name }]) => name === column) ?? [];
  return !head || head === column ? column : `“${head}” (${column})`;
}

type Words = Record<string, Partial<Record<string, string>>>;

/** Lookup of the site's genres and jobs by slug, and by displayed name in any language. */
function vocabularyOf(target: { genres: RawGenres; jobs: RawJobs }): Vocabulary {
  const genres = slugsByWord(target.genres);

  const jobs = new Map([...slugsByWord(wordsOfJobs), ...slugsByWord(target.jobs)]);
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
