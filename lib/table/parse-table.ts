import { lineAfter, readRecord } from './read-record';

/** A row of a table: the number a spreadsheet gives it, and its line in the file. Without `cells` its quotes do not match. */
export type Line = { row: number; line: number; cells?: string[] };

/** French and German spreadsheets divide by semicolons, copies out of them by tabs. */
const delimiters = [',', ';', '\t'];

/** Rows among which the head is looked for, and letters that they have at most. */
export const headRows = 10;
export const longestHead = 64 * 1024;

/** What divides the cells: what Excel says in a line of its own (`sep=;`), or what the head has most of. */
export function findDelimiter(text: string): { delimiter: string; start: number } {
  const said = /^sep=([^\r\n])[^\S\r\n]*(?:\r\n|\r|\n)/i.exec(text);
  if (said?.[1]) return { delimiter: said[1], start: said[0].length };
  const lines = text
    .slice(0, longestHead)
    .split(/[\r\n]+/)
    .slice(0, headRows);
  const heads = lines.map((line) => line.replace(/"[^"]*"/g, ''));
  const count = (line: string, delimiter: string) => line.split(delimiter).length;
  const isDivided = (line: string) => delimiters.some((delimiter) => count(line, delimiter) > 2);
  const head = heads.find(isDivided) ?? heads.find((line) => line.trim()) ?? '';
  const most = delimiters.reduce((best, next) =>
    count(head, next) > count(head, best) ? next : best,
  );
  return { delimiter: most, start: 0 };
}

/**
 * The rows of a table's text that have something in them, the head first. A quote that is not closed, or only in
 * a later row, would take the rows between with it: then its own row alone is lost, and the next line is read as a
 * row again. `isRow` says of the cells of a single line whether they can only be a row.
 */
export function parseTable(text: string, isRow = (_cells: string[]) => false): Line[] {
  const { delimiter, start } = findDelimiter(text);
  const lines: Line[] = [];
  let at = start;
  let line = start > 0 ? 2 : 1;
  for (let row = 1; at < text.length; row += 1) {
    const record = readRecord(text, at, delimiter);
    const raw = text.slice(at, record.end).split(/\r\n|\r|\n/);
    const swallowed = raw.length > 3 && hasRows(raw.slice(1, -2), delimiter, isRow);
    const cells = swallowed ? undefined : record.cells;
    if (!cells || cells.some(Boolean)) lines.push({ row, line, ...(cells && { cells }) });
    const end = swallowed ? lineAfter(text, at) : record.end;
    line += cells ? raw.length - 1 : 1;
    at = end;
  }
  return lines;
}

function hasRows(raw: string[], delimiter: string, isRow: (cells: string[]) => boolean): boolean {
  return raw.some((text) => isRow(readRecord(text, 0, delimiter).cells ?? []));
}
