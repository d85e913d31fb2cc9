import { giveUp } from './not-plain';

/** Of YAML 1.2's core schema (10.3.2). */
const words: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ...['null', 'Null', 'NULL'].map((word) => [word, null] as const),
  ...['true', 'True', 'TRUE'].map((word) => [word, true] as const),
  ...['false', 'False', 'FALSE'].map((word) => [word, false] as const),
]);

/** `true` and `null` are read as something else than they are written. */
export const isWord = (text: string) => words.has(text);

/** What means something at the beginning of a value, or might be a number written in a rarer way. */
const special = /^[-?:,[\]{}#&*!|>'"%@`~.+]/;
const number = /^(?:0|[1-9]\d{0,14}|(?:0|[1-9]\d{0,8})\.\d{1,6})$/;

/** What stands after a name, alone in its line and without a block or a collection. */
export function readScalar(text: string): unknown {
  if (text.startsWith('"')) return /^"([^"\\]*)"$/.exec(text)?.[1] ?? giveUp();
  if (text.startsWith("'")) {
    const [, inner = giveUp()] = /^'((?:[^']|'')*)'$/.exec(text) ?? [];
    return inner.replaceAll("''", "'");
  }
  if (text.includes(': ') || text.includes(' #') || text.endsWith(':')) giveUp();
  return readWords(text);
}

/** A value without quotes. */
export function readWords(text: string): unknown {
  if (special.test(text)) giveUp();
  if (words.has(text)) return words.get(text);
  const first = text.charCodeAt(0);
  if (first < 48 || first > 57) return text;
  if (number.test(text)) return Number(text);
  return Number.isNaN(Number(text)) ? text : giveUp();
}

/** Spaces alone: those that do not break a line are words. */
export function withoutSpaces(text: string): string {
  let end = text.length;
  while (text[end - 1] === ' ') end -= 1;
  return text.slice(0, end);
}
