import { filmSchema, type RawFilm } from '@/lib/content/schema/film';
import type { Issue as ContentIssue } from '@/lib/content/validate/issue';
import { validateValue } from '@/lib/content/validate/issues/validate-value';
import type { Column } from './columns/column';
import { columnOfField, columns, usualType } from './columns/columns';
import { deleteAt, setAt, valueAt } from './columns/paths';
import { type Change, type Comparison, compareCells } from './last-import';
import { draftFilm, type ParsedRow } from './read-cells';
import { formatExpected, type RowIssue } from './row-issue';

type Fields = Record<string, unknown>;

/** The checked contents of a film's file, or the issues of its row. */
export type Planned =
  | { fields: Fields; film: RawFilm }
  | { issues: Omit<RowIssue, 'row' | 'title'>[] };

/** Plans a new film from its row. */
export function planNew(parsed: ParsedRow): Planned {
  const fields = draftFilm(parsed);
  const planned = check(fields);
  const issuesFound = [
    ...findMissingColumns(fields),
    ...('issues' in planned ? planned.issues : []),
  ];
  if (parsed.issues.length === 0 && issuesFound.length === 0) return planned;
  // Only the first issue of each column, since further ones follow from it.
  const issues = [...parsed.issues];
  for (const issue of issuesFound)
    if (!issues.some(({ column }) => column === issue.column)) issues.push(issue);
  return { issues };
}

/** Differences between an existing film and its row; `before` has the table's values of the last import. */
export function compareFilm(
  film: RawFilm,
  { values }: ParsedRow,
  covered: readonly Column[],
  before: ReadonlyMap<string, string> = new Map(),
): Comparison {
  return compareCells(covered, (column) => ({
    here: cellOf(column, valueAt(film, column.path)),
    table: cellOf(column, values.get(column)),
    before: before.get(column.name) ?? '',
  }));
}

/** Formats a value as a cell, normalised for comparison. */
export function cellOf(column: Column, value: unknown): string {
  return column.write(value).normalize('NFC').trim();
}

/** Plans an existing film's file with the table's changes. Changes `fields`. */
export function planChanged(
  fields: Fields,
  { values }: ParsedRow,
  changed: readonly Change[],
): Planned {
  for (const { column } of changed) {
    deleteAt(fields, column.path);
    if (values.has(column)) setAt(fields, column.path, values.get(column));
  }
  return check(fields);
}

function findMissingColumns(fields: Fields) {
  const requiredFields = [
    ['title.original.text', 'original_title', 'the title when the film came out, such as Nerven'],
    ['year', 'year', 'a year such as 1919'],
    [
      'title.original.lang',
      'original_lang',
      'the title’s language, such as de (needed where it is not word for word one of the title columns)',
    ],
  ] as const;
  return requiredFields.flatMap(([path, column, expected]) =>
    valueAt(fields, path) === undefined ? [{ column, expected }] : [],
  );
}

function check(fields: Fields): Planned {
  // Without the gaps of trailers that the table does not have.
  if (Array.isArray(fields.trailers)) fields.trailers = fields.trailers.filter(() => true);
  const setDefault = (path: string, value: string) =>
    valueAt(fields, path) ?? setAt(fields, path, value);
  for (const at of Object.keys(fields.trailers ?? [])) {
    setDefault(`trailers.${at}.kind`, 'trailer');
    setDefault(`trailers.${at}.type`, usualType('trailer'));
  }
  for (const mediaKind of ['film', 'audio'])
    if (valueAt(fields, `media.${mediaKind}`))
      setDefault(`media.${mediaKind}.type`, usualType(mediaKind));
  const { data, issues } = validateValue('', fields, filmSchema);
  if (data) return { fields, film: data };
  return { issues: issues.map((issue) => rowIssueOf(issue, fields)) };
}

function rowIssueOf(issue: ContentIssue, fields: Fields) {
  const column = columnOfField(issue.field);
  if (!column) return { column: issue.field, expected: formatExpected(issue) };
  const issuesFound = cellOf(column, valueAt(fields, column.path));
  const about = `${column.about[0]?.toLowerCase()}${column.about.slice(1)}`;
  const words = issuesFound ? issue : { expected: about };
  const example = formatExpected(words).includes('such as') ? '' : `, such as ${column.example}`;
  return { column: column.name, expected: formatExpected(words, example) };
}

/** Film columns that the table covers, by its head. */
export function coveredBy(heads: ReadonlyMap<Column, string>): Column[] {
  const names = new Set([...heads.keys()].map(({ name }) => name));
  if (names.has('eu_public_domain_since')) names.add('note');
  return columns.filter(({ name, path }) => path && names.has(name));
}
