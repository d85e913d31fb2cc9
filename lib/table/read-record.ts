/** A row of a table as it stands in the text, from `start` to `end`. `cells` is absent where its quotes do not match. */
export type RawRecord = { end: number; cells?: string[] };

const lineEnd = /\r\n|\r|\n/y;

/**
 * Reads one row of a table from `start` on (RFC 4180): a cell in quotes may hold line ends, and quotes that are
 * doubled. A quote within a cell that does not begin with one is a letter like others.
 */
export function readRecord(text: string, start: number, delimiter: string): RawRecord {
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
export function lineAfter(text: string, at: number): number {
  const next = text.slice(at).search(/[\r\n]/);
  return next === -1 ? text.length : afterLineEnd(text, at + next);
}

function afterLineEnd(text: string, at: number): number {
  lineEnd.lastIndex = at;
  const [found] = lineEnd.exec(text) ?? [];
  return found ? at + found.length : text.length;
}

const isEnd = (sign: string | undefined, delimiter: string) =>
  sign === undefined || sign === delimiter || sign === '\n' || sign === '\r';

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
