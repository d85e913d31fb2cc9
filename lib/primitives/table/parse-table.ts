const lineEnd = /\r\n|\r|\n/y;

const isEnd = (sign: string | undefined, delimiter: string) =>
  sign === undefined || sign === delimiter || sign === '\n' || sign === '\r';

/** A table row: its number in a spreadsheet, and its line in the file. Without `cells` if its quotes are unbalanced. */
export type Line = { row: number; line: number; cells?: string[] };

/** French and German spreadsheets use semicolons; the clipboard uses tabs. */
const delimiters = [',', ';', '\t'];

/** The header row is expected within this number of rows, and of characters of the text. */
export const headRows = 10;
export const longestHead = 64 * 1024;

/**
 * The delimiter: from Excel's `sep=;` line, or the most frequent one in the first row with at least
 * three cells. `start`: where the first row begins.
 */
export function findDelimiter(text: string): { delimiter: string; start: number } {
  const declared = /^sep=([^\r\n])[^\S\r\n]*(?:\r\n|\r|\n)/i.exec(text);
  if (declared?.[1]) return { delimiter: declared[1], start: declared[0].length };
  const lines = text
    .slice(0, longestHead)
    .split(/[\r\n]+/)
    .slice(0, headRows);
  const heads = lines.map((line) => line.replace(/"[^"]*"/g, ''));
  const count = (line: string, delimiter: string) => line.split(delimiter).length;
  const isDivided = (line: string) => delimiters.some((delimiter) => count(line, delimiter) > 2);
  const head = heads.find(isDivided) ?? heads.find((line) => line.trim()) ?? '';
  const mostFrequent = delimiters.reduce((best, next) =>
    count(head, next) > count(head, best) ? next : best,
  );
  return { delimiter: mostFrequent, start: 0 };
}

/**
 * The non-empty rows of a table, from the top. A quote that is closed only in a later row, or
 * never, would swallow the rows between. In that case only its own row has no `cells`, and parsing
 * continues with the next line. `isRow` tells whether the cells of a single line must be a row of
 * the table, and not lines of a quoted cell.
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

/** A raw row; `end` is its end in the text. `cells` is absent if its quotes are unbalanced. */
type RawRecord = { end: number; cells?: string[] };

/**
 * Reads one row from `start` (RFC 4180): a quoted cell may contain line breaks and doubled quotes. A quote inside an
 * unquoted cell is a normal character.
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

/** Start of the line after the one that contains `at`. */
function lineAfter(text: string, at: number): number {
  const next = text.slice(at).search(/[\r\n]/);
  return next === -1 ? text.length : afterLineEnd(text, at + next);
}

function afterLineEnd(text: string, at: number): number {
  lineEnd.lastIndex = at;
  const [lineBreak] = lineEnd.exec(text) ?? [];
  return lineBreak ? at + lineBreak.length : text.length;
}

/** A trimmed cell; `undefined` if its quotes are unbalanced. */
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
