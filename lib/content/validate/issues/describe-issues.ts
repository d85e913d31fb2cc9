import type { Issue } from '../issue';
import {
  type EditorsLanguage,
  editorsLanguage,
  formatListItem,
  formatSentence,
  type Sentence,
  toTemplate,
} from './editor-message';

/** Formats all issues as one text for editors, by file and position. */
export function describeIssues(issues: Issue[], language = editorsLanguage()): string {
  const files = groupByFile(issues, language);
  return [...files, countOf(issues.length, files.length, language)].join('\n\n');
}

/** Formats all warnings, in the same way as issues. */
export function describeWarnings(warnings: Issue[], language = editorsLanguage()): string {
  const text = '{count} warnings; they stop nothing.';
  const count = formatSentence({ text, values: { count: warnings.length } }, language);
  return [...groupByFile(warnings, language), count].join('\n\n');
}

function groupByFile(issues: Issue[], language: EditorsLanguage): string[] {
  const files = new Map<string, Issue[]>();
  for (const issue of issues) files.set(issue.path, [...(files.get(issue.path) ?? []), issue]);
  const sorted = [...files].sort(([one], [other]) => (one < other ? -1 : 1));
  return sorted.map(([path, inFile]) => [path, ...linesOf(inFile, language)].join('\n'));
}

function linesOf(issues: Issue[], language: EditorsLanguage): string[] {
  const ordered = issues.toSorted((one, other) => offset(one) - offset(other));
  return ordered.map((issue) => `  ${describeIssue(issue, language)}`);
}

/** Sort key: issues of tables have rows, those of other files have places. */
const offset = ({ place, row = 0 }: Issue) => (place ? place.line * 10_000 + place.column : row);

/** Formats one issue: place, found value, expected value, and advice. */
export function describeIssue(issue: Issue, language: EditorsLanguage): string {
  const { found, near, advice } = issue;
  const format = (sentence: Sentence) => formatSentence(sentence, language);
  const values = {
    field: nameField(issue, language),
    expected: format(issue.expected),
    found: found ? format(found.words) : '',
  };
  const sentences = [
    format({ text: textFor(issue), values }),
    advice && format(filled(advice, found?.source ?? '')),
    near && format({ text: 'Did you mean “{near}”?', values: { near } }),
  ].filter(Boolean);
  return placeOf(issue, format) + sentences.join(' ');
}

function placeOf({ place, row }: Issue, format: (sentence: Sentence) => string): string {
  if (row) return format({ text: 'Row {row}, column ', values: { row } });
  return place ? format({ text: 'Line {line}, column {column}: ', values: place }) : '';
}

function textFor({ found, isName, place, row }: Issue): string {
  if (isName) return '{field}: there is no such name here; expected {expected}.';
  if (found) return '{field}: found {found}; expected {expected}.';
  return place || row ? '{field}: missing; expected {expected}.' : '{field}: expected {expected}.';
}

/** Inserts the found text into the advice. */
function filled(advice: Sentence, source: string): Sentence {
  const { text, values } = toTemplate(advice);
  return { text, values: { source, ...values } };
}

function countOf(issues: number, files: number, language: EditorsLanguage): string {
  const text = '{faults} faults in {files} files; nothing is published until that is mended.';
  return formatSentence({ text, values: { faults: issues, files } }, language);
}

/** Stops a build because the content is invalid. */
export class ContentError extends Error {
  constructor(readonly issues: Issue[]) {
    super(describeIssues(issues));
    this.name = 'ContentError';
  }
}

/** Values of `field` for issues that concern no single field. */
export const fieldlessNames: ReadonlySet<string> = new Set([
  'the file',
  'the name',
  'the folder',
  'the site',
  'a name',
]);

/** A part of a field's path: names, from the outermost to the innermost, or the position in a list, from 1. */
type Part = { names: string[] } | { list: string; place: number };

/**
 * A field in words: “job” of the second person of the crew, instead of `crew.1.job`. Names stay as written in the file.
 */
export function nameField({ field, keys }: Issue, language: EditorsLanguage): string {
  if (fieldlessNames.has(field)) return formatSentence(field, language);
  const [inner, ...outer] = partsOf(keys ?? field.split('.')).reverse();
  if (!inner) return '';
  const quote = (names: string[]) =>
    formatSentence({ text: '“{value}”', values: { value: names.join(' › ') } }, language);
  const around = outer.map((part) =>
    'names' in part
      ? formatSentence({ text: 'in {name}', values: { name: quote(part.names) } }, language)
      : formatListItem(part, 'ofItem', language),
  );
  const itself = 'names' in inner ? quote(inner.names) : formatListItem(inner, 'item', language);
  return [itself, ...around].join(' ');
}

function partsOf(keys: string[]): Part[] {
  const parts: Part[] = [];
  for (const key of keys) {
    const last = parts.at(-1);
    const list = last && 'names' in last ? last.names.at(-1) : undefined;
    if (/^\d+$/.test(key) && last && 'names' in last && list !== undefined) {
      last.names.pop();
      if (last.names.length === 0) parts.pop();
      parts.push({ list, place: Number(key) + 1 });
    } else if (last && 'names' in last) last.names.push(key);
    else parts.push({ names: [key] });
  }
  return parts;
}
