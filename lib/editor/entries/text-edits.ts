/** A replaced range of a text; an insertion if it is empty. */
export type Edit = { start: number; end: number; text: string };

/** A part of a text with its edits, which lie within it; `undefined` if they overlap. */
export function applyEdits(
  text: string,
  from: number,
  to: number,
  edits: readonly Edit[],
): string | undefined {
  let result = '';
  let at = from;
  for (const edit of edits.toSorted((one, other) => one.start - other.start)) {
    if (edit.start < at || edit.end > to) return undefined;
    result += text.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return result + text.slice(at, to);
}

export const lineStart = (text: string, at: number) => text.lastIndexOf('\n', at - 1) + 1;

/** The end of what ends at `at`, with a remark behind it and the line break. */
export function lineEnd(text: string, at: number): number {
  if (at > 0 && text[at - 1] === '\n') return at;
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end + 1;
}

export const columnAt = (text: string, at: number) => at - lineStart(text, at);

/** Indents all lines but the first and the blank ones. */
export function indentFollowing(text: string, column: number): string {
  return text.replace(/\n(?=[^\n])/g, `\n${' '.repeat(column)}`);
}
