import {
  type Document,
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  type Pair,
  parseDocument,
} from 'yaml';
import { readDay } from '@/lib/primitives/time/read-day';
import { foundIn, type Issue } from '../issue';
import { readText } from '../read-file';
import { isEmpty } from '../without-empty';
import { fieldlessNames } from './describe-issues';

/**
 * Adds line, column and found value to issues. Valid files are parsed once without positions; files with issues are
 * parsed a second time.
 */
export function placeIssues(issues: Issue[]): Issue[] {
  const files = new Map<string, (issue: Issue) => Issue>();
  return issues.map((issue) => {
    if (issue.place || issue.row || fieldlessNames.has(issue.field)) return issue;
    const place = files.get(issue.path) ?? openFile(issue.path);
    files.set(issue.path, place);
    return place(issue);
  });
}

function openFile(path: string): (issue: Issue) => Issue {
  const result = readText(path);
  return 'text' in result ? placeIn(result.text) : (issue) => issue;
}

/** Returns a function that adds positions to the issues of a text. */
export function placeIn(text: string): (issue: Issue) => Issue {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  return (issue) => {
    const { keys, key, value } = findField(document as Document, issue.field);
    const node = issue.isName || !hasText(value) ? (key ?? value) : value;
    const found = issue.found ?? (issue.isName ? undefined : foundIn(value, document as Document));
    const start = partOf(node, found?.source, text) ?? (isNode(node) ? node.range?.[0] : undefined);
    const { line, col } = start === undefined ? { line: 1, col: 1 } : lines.linePos(start);
    const droppedText = found?.words === 'nothing' && readDroppedText(text.split('\n')[line - 1]);
    const advice = droppedText
      ? { text: droppedTextAdvice, values: { words: droppedText } }
      : issue.advice;
    const place = { line, column: col };
    return { ...issue, keys, place, ...(found && { found }), ...(advice && { advice }) };
  };
}

/** Position of a part of a multi-line text, such as an image. */
function partOf(node: unknown, part: string | undefined, text: string): number | undefined {
  if (!isScalar(node) || !node.type?.startsWith('BLOCK_') || !part) return undefined;
  const [start = 0, end = 0] = node.range ?? [];
  const at = text.indexOf(part, start);
  return at >= 0 && at < end ? at : undefined;
}

const droppedTextAdvice = 'What begins with # or & needs quotes: "{words}".';

/** Text after a field's name that YAML reads as a comment or an anchor. */
const readDroppedText = (line = '') => /:\s+([#&].*?)\s*$/.exec(line)?.[1];

/** Whether a node has text. An empty value is positioned at the next token, so its key is used instead. */
function hasText(node: unknown): boolean {
  return isNode(node) && (node.range?.[1] ?? 0) > (node.range?.[0] ?? 0);
}

/** The nodes of a field, as far as they exist. */
export type FieldNodes = {
  keys: string[];
  /** Its key, or the key of the nearest existing parent. */
  key?: unknown;
  /** Absent if the field does not exist. */
  value?: unknown;
};

/**
 * Resolves a field such as `crew.1.job` in a file. Keys may contain dots themselves (`F. W. Murnau.born`), so the keys of
 * the file decide.
 */
export function findField(document: Document, field: string): FieldNodes {
  return follow(document.contents, field, { keys: [], value: document.contents }, document);
}

function follow(node: unknown, rest: string, parent: FieldNodes, document: Document): FieldNodes {
  if (rest === '') return { ...parent, value: node };
  if (isAlias(node)) return follow(node.resolve(document), rest, parent, document);
  const step = isMap(node)
    ? stepByName(node.items, rest)
    : isSeq(node) && stepByPlace(node, rest, document);
  if (!step) return { keys: [...parent.keys, ...rest.split('.')], key: parent.key };
  const { name, key, value, place = name } = step;
  const keys = [...parent.keys, place];
  return follow(value, rest.slice(name.length + 1), { keys, key }, document);
}

/** `place`: index in the list as written, including empty entries. */
type Step = { name: string; key: unknown; value: unknown; place?: string };

/** The longest matching key, since there may be an `F` besides `F. W. Murnau`; `3.12.2026` for the day `2026-12-03`. */
function stepByName(items: Pair[], rest: string): Step | undefined {
  const steps = items.map(({ key, value }) => ({ name: nameOf(key), key, value }));
  const [step] = steps
    .filter(({ name }) => rest === name || rest.startsWith(`${name}.`))
    .sort((one, other) => other.name.length - one.name.length);
  const [day] = /^\d{4}-\d\d-\d\d(?=\.|$)/.exec(rest) ?? [];
  if (step || day === undefined) return step;
  const written = steps.find(({ name }) => readDay(name) === day);
  return written && { ...written, name: day };
}

const nameOf = (key: unknown) => String(isScalar(key) ? (key.value ?? '') : key);

/** Empty entries are removed before the validation, so they are not counted (lib/content/validate/without-empty.ts). */
function stepByPlace(
  { items }: { items: unknown[] },
  rest: string,
  document: Document,
): Step | undefined {
  const [name = ''] = rest.split('.');
  const filled = items.filter((item) => !isEmpty(isNode(item) ? item.toJS(document) : item));
  const value = filled[Number(name)];
  if (value === undefined) return undefined;
  return { name, key: value, value, place: String(items.indexOf(value)) };
}
