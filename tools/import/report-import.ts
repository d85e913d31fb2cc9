import { formatCount } from '@/lib/primitives/text/grammar';
import type { Imported, ImportOptions } from './import-films';
import type { Change } from './last-import';
import { findFormulas, findJoinedNames, type Outcome } from './plan-row';
import { describeRowIssue, summariseIssues } from './row-issue';

/**
 * Report for the editor: `output` for stdout, `errors` for stderr, and the count as the last line.
 * `isComplete`: whether every row was counted.
 */
export type Report = { output: string[]; errors: string[]; count: string; isComplete: boolean };

/** Formats an import: issues are grouped first and then listed; the final count covers all rows. */
export function reportImport(imported: Imported, { update, dryRun }: ImportOptions): Report {
  const { form, rows, outcomes, issues, obstacles, unread, above, gaps, otherYears, refused } =
    imported;
  const ofKind = (kind: Outcome['kind']) => outcomes.filter((outcome) => outcome.kind === kind);
  const [created, changed, unchanged] = [ofKind('new'), ofKind('changed'), ofKind('kept')];
  const outdated = unchanged.filter(({ comparison }) => comparison.changed.length > 0);
  const output = [
    ...(form ? [`${form}, ${formatCount(rows, 'row')} below the head`] : []),
    ...(above > 0
      ? [`${formatCount(above, 'row')} above the head ${above === 1 ? 'is' : 'are'} not read`]
      : []),
    ...(dryRun ? created.map(({ slug }) => `new: films/${slug}.yaml`) : []),
    ...changed.map((outcome) => `changed: ${describeChanges(outcome)}`),
    ...(dryRun && !update ? outdated.map((film) => `kept: ${describeChanges(film)}`) : []),
    ...summariseConflicts(outcomes),
    ...outcomes.flatMap(describeConflicts),
    ...(outdated.length > 0
      ? [`${outdated.length} of the kept have changed in the table: --update brings that in`]
      : []),
    ...gaps.map(({ fact, films }) => `${films} of the new lack ${fact}`),
    ...describeJoined(findJoinedNames(outcomes)),
    ...describeFormulas(findFormulas(outcomes)),
    ...otherYears.map((years) => `people.yaml stays as it is: ${years}`),
  ];
  const errors = [
    ...obstacles,
    ...unread.map(describeUnread),
    ...(issues.length > 1 ? summariseIssues(issues) : []),
    ...issues.map(describeRowIssue),
  ];
  const total = created.length + changed.length + unchanged.length + refused;
  const isComplete = total === rows;
  if (!isComplete)
    errors.push(`${rows - total} rows are not accounted for: a fault of Bobine, please report it`);
  const dryRunNote = dryRun ? ' (nothing is written: --dry-run)' : '';
  const count = `${formatCount(rows, 'row')}: ${created.length} new, ${changed.length} changed, ${unchanged.length} kept, ${refused} refused${dryRunNote}`;
  return { output, errors, count, isComplete };
}

function describeJoined(names: string[]): string[] {
  if (names.length === 0) return [];
  const countText =
    names.length === 1 ? '1 name may be several' : `${names.length} names may be several each`;
  return [`${countText}, such as “${names[0]}”: a semicolon stands between names`];
}

function describeFormulas(formulas: ReturnType<typeof findFormulas>): string[] {
  const [first] = formulas;
  if (!first) return [];
  const count = formatCount(formulas.length, 'cell');
  return [`${count} like a formula, imported as text: row ${first.row}, ${quote(first.cell)}`];
}

function describeChanges({ slug, comparison }: Outcome): string {
  return `films/${slug}.yaml: ${comparison.changed.map(describeChange).join('; ')}`;
}

function describeChange({ column, here, table }: Change): string {
  return `${column.name} ${quote(here)} → ${quote(table)}`;
}

function describeConflicts({ slug, comparison }: Outcome): string[] {
  return comparison.both.map(({ column, here, table, isRemembered }) => {
    const reason = isRemembered ? 'both changed' : 'differs, and nothing was imported before';
    return `${reason}, the film stays: films/${slug}.yaml: ${column.name} is ${quote(here)}, in the table ${quote(table)}`;
  });
}

/** Numbers of films with conflicts by column, the most frequent first. */
function summariseConflicts(outcomes: readonly Outcome[]): string[] {
  const films = new Map<string, number>();
  for (const { column } of outcomes.flatMap(({ comparison }) => comparison.both))
    films.set(column.name, (films.get(column.name) ?? 0) + 1);
  const sums = [...films].sort(([, a], [, b]) => b - a).map(([name, count]) => `${name} ${count}`);
  return sums.length > 0
    ? [`films that stay, by what the table says otherwise: ${sums.join(', ')}`]
    : [];
}

const longest = 50;
const quote = (cell: string) =>
  cell ? `“${cell.length > longest ? `${cell.slice(0, longest)}…` : cell}”` : 'empty';

function describeUnread({ head, meant, cells }: Imported['unread'][number]): string {
  const column = head ? `column “${head}”` : 'a column without a name';
  return `${column} is not read, ${formatCount(cells, 'cell')}${meant ? `; did you mean ${meant}?` : ''}`;
}
