import type { Issue } from '@/lib/content/validate/issue';
import { formatSentence } from '@/lib/content/validate/issues/editor-message';

/** Why a row or table is rejected: place, value found and value expected. */
export type RowIssue = {
  /** Row number as in a spreadsheet, counted from 1. */
  row: number;
  title?: string;
  /** Standard name of the column; if the table's head writes it differently, both names. */
  column?: string;
  found?: string;
  expected: string;
};

const longest = 60;

/** Formats an issue as one line for the terminal. */
export function describeRowIssue({ row, title, column, found, expected }: RowIssue): string {
  const place = [`row ${row}`, title && clip(title), column && `column ${column}`];
  return `${place.filter(Boolean).join(', ')}: ${describeCell(column, found)}expected ${expected}`;
}

function describeCell(column: string | undefined, found: string | undefined): string {
  if (!column) return '';
  return found ? `found “${clip(found)}”, ` : 'empty, ';
}

/**
 * Groups issues and sorts them by frequency, so that an editor sees what to fix first: `801 rows: column directors
 * is empty; expected …`.
 */
export function summariseIssues(issues: readonly RowIssue[]): string[] {
  const rows = new Map<string, Set<number>>();
  for (const { row, column, found, expected } of issues) {
    const problem = found ? 'cannot be taken' : 'is empty';
    const kind = column
      ? `column ${column} ${problem}; expected ${general(expected)}`
      : general(expected);
    rows.set(kind, (rows.get(kind) ?? new Set()).add(row));
  }
  return [...rows]
    .sort(([, a], [, b]) => b.size - a.size)
    .map(([kind, { size }]) => `${size} ${size === 1 ? 'row' : 'rows'}: ${kind}`);
}

/** Replaces names and numbers, so that equal issues of several rows group together. */
function general(expected: string): string {
  return expected.replace(/“[^”]*”/g, '“…”').replace(/\b(row|line) \d+/g, '$1 …');
}

function clip(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > longest ? `${line.slice(0, longest)}…` : line;
}

/**
 * Formats what the content check expected, in English, the language of table issues. `more` is
 * inserted before the suggestion.
 */
export function formatExpected({ expected, near }: Pick<Issue, 'expected' | 'near'>, more = '') {
  const text = formatSentence(expected, 'en');
  return `${text}${more}${near ? `; did you mean ${near}?` : ''}`;
}
