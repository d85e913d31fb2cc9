import type { RawFilm } from '@/lib/content/schema/film';
import { slugSchema } from '@/lib/content/slug-schema';
import type { Column } from './columns/column';
import { valueAt } from './columns/paths';
import type { Comparison } from './last-import';
import type { Matched } from './matching/match-rows';
import { compareFilm, type Planned, planChanged, planNew } from './plan-film';
import type { ParsedRow } from './read-cells';
import type { ImportTarget } from './read-import-target';
import type { RowIssue } from './row-issue';

/** Outcome of a row: its film is created, changed or left as it is. */
export type Outcome = {
  kind: 'new' | 'changed' | 'kept';
  parsed: ParsedRow;
  slug: string;
  /** New contents of the film's file, if it has to be written. */
  fields?: Record<string, unknown>;
  film?: RawFilm;
  /** Differences between an existing film and its row. */
  comparison: Comparison;
};

/** `readFields` returns the fields of a film's file as written. */
export type PlanOptions = {
  update: boolean;
  readFields: (slug: string) => Record<string, unknown>;
};

/** Issues of a row; the row number is added later. */
export type Findings = Omit<RowIssue, 'row' | 'title'>[];

/**
 * Plans a row: changes to an existing film, or a new film with the slug `address`. Returns the issues if the
 * row is rejected.
 */
export function planRow(
  match: Matched,
  address: string | undefined,
  covered: Column[],
  target: ImportTarget,
  { update, readFields }: PlanOptions,
): Outcome | { issues: Findings } {
  const { parsed } = match;
  if ('expected' in match) {
    const { column, expected } = match;
    const issues: Findings = [{ column: column === 'row' ? undefined : column, expected }];
    return { issues: [...parsed.issues, ...issues] };
  }
  const noDifferences: Comparison = { changed: [], both: [] };
  if ('isNew' in match) {
    const planned = planNew(parsed);
    const issues = 'issues' in planned ? planned.issues : validateSlug(address);
    if (issues.length > 0 || 'issues' in planned) return { issues };
    return { kind: 'new', parsed, slug: address ?? '', ...planned, comparison: noDifferences };
  }
  const { slug } = match;
  const film = target.films.get(slug);
  if (!film) return { issues: [{ expected: `films/${slug}.yaml to be there` }] };
  if (parsed.issues.length > 0) return { issues: parsed.issues };
  const comparison = compareFilm(film, parsed, covered, target.memory.get(slug)?.cells);
  const unchanged: Outcome = { kind: 'kept', parsed, slug, comparison };
  if (!update || comparison.changed.length === 0) return unchanged;
  const planned: Planned = planChanged(readFields(slug), parsed, comparison.changed);
  return 'issues' in planned ? planned : { ...unchanged, kind: 'changed', ...planned };
}

function validateSlug(address: string | undefined): Findings {
  if (!address)
    return [
      {
        column: 'slug',
        expected:
          'a slug such as tokyo-monogatari, or a title with Latin letters in any column of titles',
      },
    ];
  const isSlug = slugSchema.safeParse(address).success && address.length <= maxSlugLength;
  const expected = `lower-case letters and digits, words joined by single hyphens, at most ${maxSlugLength}, such as nerven`;
  return isSlug ? [] : [{ column: 'slug', found: address, expected }];
}

/** Maximum length of a given slug; file names are limited to 255 characters. */
const maxSlugLength = 200;

/** For each field that most pages show: the number of new films without it. */
export function countMissingFields(
  outcomes: readonly Outcome[],
): { fact: string; films: number }[] {
  const newOutcomes = outcomes.filter(({ kind }) => kind === 'new');
  return recommendedFields
    .map(([fact, path]) => {
      const incomplete = newOutcomes.filter(({ fields }) => valueAt(fields, path) === undefined);
      return { fact, films: incomplete.length };
    })
    .filter(({ films }) => films > 0);
}

const recommendedFields = [
  ['directors', 'directors'],
  ['runtime_min', 'runtime'],
  ['countries', 'countries'],
  ['genres', 'genres'],
  ['synopsis', 'synopsis'],
] as const;

/** Separators that tables often use for names instead of semicolons. */
const dividing = /,| & | \/ | und | et /;

/** Names in imported films that may combine several people. */
export function findJoinedNames(outcomes: readonly Outcome[]): string[] {
  const names = outcomes.flatMap(({ film }) => [
    ...(film?.directors ?? []),
    ...(film?.cast ?? []).map(({ name }) => name),
  ]);
  return [...new Set(names)].filter((name) => dividing.test(name));
}

/** Cells of imported films that look like formulas. They are imported as text. */
export function findFormulas(outcomes: readonly Outcome[]): { row: number; cell: string }[] {
  return outcomes.flatMap(({ kind, parsed: { row, cells } }) =>
    kind === 'kept'
      ? []
      : [...cells.values()]
          .filter((cell) => /^=[\p{L}(+-]/u.test(cell))
          .map((cell) => ({ row, cell })),
  );
}
