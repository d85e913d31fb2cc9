const lineEnd = /\r\n|\r|\n/y;

const isEnd = (sign: string | undefined, delimiter: string) =>
  sign === undefined || sign === delimiter || sign === '\n' || sign === '\r';

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

/** A row of a table as it stands in the text, from `start` to `end`. `cells` is absent where its quotes do not match. */
type RawRecord = { end: number; cells?: string[] };

/**
 * Reads one row of a table from `start` on (RFC 4180): a cell in quotes may hold line ends, and quotes that are
 * doubled. A quote within a cell that does not begin with one is a letter like others.
 */
function readRecord(text: string, start: number, delimiter: string): RawRecord {
  const cells: string[] = [];
  let at = start;
  for (;;) {
    const cell = readCell(text, at, delimiter);
    if (!cell) return { end: lineAfter(text, start) };
    cells.push(cell.text);
    if (text[cell.end] === delimiter) at = cell.end + 1;
    else return { cells, end: afterLineEnd(text, cell.end) };
  }
}

/** Where the line after the one of `at` begins. */
function lineAfter(text: string, at: number): number {
  const next = text.slice(at).search(/[\r\n]/);
  return next === -1 ? text.length : afterLineEnd(text, at + next);
}

function afterLineEnd(text: string, at: number): number {
  lineEnd.lastIndex = at;
  const [found] = lineEnd.exec(text) ?? [];
  return found ? at + found.length : text.length;
}

/** A cell without the spaces around it; `undefined` where its quote is not closed before something else follows. */
function readCell(text: string, start: number, delimiter: string) {
  let at = start;
  while (text[at] === ' ') at += 1;
  if (text[at] === '"') return readQuoted(text, at, delimiter);
  let end = at;
  while (!isEnd(text[end], delimiter)) end += 1;
  return { text: text.slice(at, end).trim(), end };
}

function readQuoted(text: string, start: number, delimiter: string) {
  let at = start + 1;
  for (;;) {
    at = text.indexOf('"', at);
    if (at === -1) return undefined;
    if (text[at + 1] !== '"') break;
    at += 2;
  }
  let end = at + 1;
  while (text[end] === ' ') end += 1;
  if (!isEnd(text[end], delimiter)) return undefined;
  const inside = text.slice(start + 1, at);
  return { text: inside.replaceAll('""', '"').replace(/\r\n?/g, '\n').trim(), end };
}
