import type { PosterFacts } from '../poster-facts';

const rowsAtMost = 3;

/** Columns of short lines of small text. */
export type FactsColumns = string[][];

/** Directors; year, countries and runtime. In two columns, or in one for narrow boxes. */
export function factsColumns(facts: PosterFacts, narrow = false): FactsColumns {
  const { directors, year, countries, runtime } = facts;
  const where = [countries.slice(0, 4).join(' '), runtime ? lengthOf(runtime) : '']
    .filter(Boolean)
    .join('   ');
  if (narrow) return [[...shorten(directors), [year, where].filter(Boolean).join('   ')]];
  if (directors.length === 0) return [[String(year)], where ? [where] : []];
  return [shorten(directors), [String(year), where].filter(Boolean)];
}

/** Number of rows of the longest column. */
export function rowsOf(columns: FactsColumns): number {
  return Math.max(...columns.map((texts) => texts.length));
}

function shorten(names: string[]): string[] {
  if (names.length <= rowsAtMost) return names;
  return [...names.slice(0, rowsAtMost - 1), `+ ${names.length - rowsAtMost + 1}`];
}

/** Formats minutes with units that are the same in all languages. */
function lengthOf(minutes: number): string {
  return minutes < 1 ? `${Math.round(minutes * 60)} s` : `${Math.round(minutes)} min`;
}
