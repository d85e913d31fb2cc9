import { existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { parse } from 'yaml';
import { describeIssue } from '@/lib/content/validate/issues/describe-issues';
import { editorsLanguage } from '@/lib/content/validate/issues/editor-message';
import { placeIssues } from '@/lib/content/validate/issues/place-issues';
import { findDelimiter } from '@/lib/primitives/table/parse-table';
import { decodeTable } from '@/lib/primitives/table/text-encoding';
import { digestCell, writeLastImport } from './last-import';
import { cellOf } from './plan-film';
import { type Plan, planImport } from './plan-import';
import { countMissingFields, type Outcome } from './plan-row';
import { type ImportTarget, readImportTarget } from './read-import-target';
import { maxTableBytes, type Rows, readRows, type UnreadColumn } from './read-rows';
import type { RowIssue } from './row-issue';
import { writeFilmYaml } from './writing/film-yaml';
import { mergePeople } from './writing/merge-people';
import { updateFilmYaml } from './writing/update-film-yaml';
import { writeAtomically } from './writing/write-atomically';

const signs: Record<string, string> = { ',': 'commas', ';': 'semicolons', '\t': 'tabs' };

export type ImportOptions = {
  /** Applies the table's changes to existing films. */
  update?: boolean;
  /** Reports without writing. */
  dryRun?: boolean;
};

/** Result of an import. `rows`: number of all rows; `refused`: number of rejected rows. */
export type Imported = {
  /** Description of the table's format. */
  form?: string;
  rows: number;
  refused: number;
  outcomes: Outcome[];
  issues: RowIssue[];
  /** Issues that prevent the whole import. */
  obstacles: string[];
  unread: UnreadColumn[];
  /** Number of rows above the head. */
  above: number;
  gaps: ReturnType<typeof countMissingFields>;
  /** People whose years differ from those in `people.yaml`. */
  otherYears: string[];
};

/**
 * Imports the valid rows of a table into a site's content. Returns the outcome of each row.
 * @param csv path of the table
 * @param path the content folder
 */
export function importFilms(
  csv: string,
  path: string,
  { update = false, dryRun = false }: ImportOptions = {},
): Imported {
  const emptyResult = { above: 0, outcomes: [], issues: [], unread: [], gaps: [], otherYears: [] };
  const table = readTable(csv);
  if ('expected' in table)
    return {
      ...emptyResult,
      rows: 0,
      refused: 0,
      obstacles: [`${csv}: expected ${table.expected}`],
    };
  const { form, count: rows, unread, above } = table;
  const target = readImportTarget(path);
  if ('issues' in target) {
    const obstacles = placeIssues(target.issues).map(
      (issue) => `${issue.path}: ${describeIssue(issue, editorsLanguage())}`,
    );
    return { ...emptyResult, form, rows, refused: rows, obstacles, unread, above };
  }
  const plan = planImport(table, target, {
    update,
    readFields: (slug) => parse(readFilm(path, slug)),
  });
  const people = mergePeople(readIfExists(`${path}/people.yaml`), peopleOf(plan, update));
  if (!dryRun) write(plan, target, people.yaml);
  const { outcomes } = plan;
  const issues = [...table.issues, ...plan.issues].sort((a, b) => a.row - b.row);
  return {
    ...{ form, rows, outcomes, issues, unread, above, otherYears: people.others, obstacles: [] },
    refused: table.issues.some(({ row }) => row === 1)
      ? rows
      : new Set(issues.map(({ row }) => row)).size,
    gaps: countMissingFields(outcomes),
  };
}

const fileOf = (contentFolder: string, slug: string) => `${contentFolder}/films/${slug}.yaml`;
const readFilm = (contentFolder: string, slug: string) =>
  readFileSync(fileOf(contentFolder, slug), 'utf8');
const readIfExists = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

function peopleOf({ outcomes }: Plan, update: boolean) {
  return outcomes
    .filter(({ kind }) => update || kind === 'new')
    .flatMap(({ parsed }) => parsed.people);
}

/** Writes the film files first, so that repeating an interrupted import gives the same result. */
function write(plan: Plan, target: ImportTarget, people: string): void {
  const { path } = target;
  const written = plan.outcomes.filter(({ fields }) => fields);
  if (written.length > 0) mkdirSync(`${path}/films`, { recursive: true });
  for (const { kind, slug, fields = {} } of written) {
    const text =
      kind === 'new' ? writeFilmYaml(fields) : updateFilmYaml(readFilm(path, slug), fields);
    writeAtomically(fileOf(path, slug), text);
  }
  if (people !== readIfExists(`${path}/people.yaml`))
    writeAtomically(`${path}/people.yaml`, people);
  if (plan.outcomes.length > 0) storeImportedCells(plan, target);
}

/**
 * Stores the table's cells; the next import compares with them. A cell that conflicts with the film
 * or was not taken over keeps its earlier value.
 */
function storeImportedCells({ outcomes, covered }: Plan, { path, memory }: ImportTarget): void {
  for (const { kind, slug, parsed, comparison } of outcomes) {
    const before = memory.get(slug);
    const open = kind === 'kept' ? [...comparison.changed, ...comparison.both] : comparison.both;
    const openColumns = new Set(open.map(({ column }) => column));
    const cells = new Map(before?.cells);
    for (const column of covered)
      if (!openColumns.has(column))
        cells.set(column.name, digestCell(cellOf(column, parsed.values.get(column))));
    const id = parsed.id ?? before?.id;
    memory.set(slug, { ...(id && { id }), cells });
  }
  for (const slug of memory.keys()) if (!existsSync(fileOf(path, slug))) memory.delete(slug);
  writeLastImport(path, memory);
}

/** A table's rows and format, or what was expected instead. */
type Table = (Rows & { form: string }) | { expected: string };

/** Reads a table file in any common encoding and delimiter. */
function readTable(file: string): Table {
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found) return { expected: 'the table to be there' };
  if (!found.isFile()) return { expected: 'a file; this is a folder' };
  if (found.size > maxTableBytes) return { expected: 'at most 512 MB' };
  const bytes = readFileSync(file);
  // An XLSX workbook is a ZIP archive, whatever its file name.
  if (bytes.subarray(0, 2).toString() === 'PK')
    return { expected: 'a table as CSV; this is a workbook: save it as “CSV UTF-8” first' };
  const { text, encoding } = decodeTable(bytes);
  const { delimiter } = findDelimiter(text);
  const delimiterName = signs[delimiter] ?? `“${delimiter}”`;
  return { ...readRows(text), form: `${encoding}, cells divided by ${delimiterName}` };
}
