import { valueAt } from './columns/paths';
import type { Outcome } from './plan-row';

/** Number of new films that lack each field that most pages show. */
export function countGaps(outcomes: readonly Outcome[]): { fact: string; films: number }[] {
  const made = outcomes.filter(({ kind }) => kind === 'new');
  return wanted
    .map(([fact, path]) => {
      const lacking = made.filter(({ fields }) => valueAt(fields, path) === undefined);
      return { fact, films: lacking.length };
    })
    .filter(({ films }) => films > 0);
}

const wanted = [
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
