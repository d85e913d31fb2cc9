/** Why a row cannot be taken, or a table: where, what stands there, and what is expected. */
export type Fault = {
  /** As a spreadsheet counts, the head being 1. */
  row: number;
  title?: string;
  /** As the table's head names it. */
  column?: string;
  found?: string;
  expected: string;
};

const longest = 60;

/** One line for the editor's terminal. */
export function describeFault({ row, title, column, found, expected }: Fault): string {
  const place = [`row ${row}`, title && clip(title), column && `column ${column}`];
  return `${place.filter(Boolean).join(', ')}: ${describeCell(column, found)}expected ${expected}`;
}

function describeCell(column: string | undefined, found: string | undefined): string {
  if (!column) return '';
  return found ? `found “${clip(found)}”, ` : 'empty, ';
}

/**
 * The faults summed, what is most frequent first, so that an editor sees what to mend at once:
 * `801 rows: column directors is empty; expected …`.
 */
export function sumFaults(faults: readonly Fault[]): string[] {
  const rows = new Map<string, Set<number>>();
  for (const { row, column, found, expected } of faults) {
    const what = found ? 'cannot be taken' : 'is empty';
    const kind = column
      ? `column ${column} ${what}; expected ${general(expected)}`
      : general(expected);
    rows.set(kind, (rows.get(kind) ?? new Set()).add(row));
  }
  return [...rows]
    .sort(([, a], [, b]) => b.size - a.size)
    .map(([kind, { size }]) => `${size} ${size === 1 ? 'row' : 'rows'}: ${kind}`);
}

/** What several rows have in common: without the names and numbers of one. */
function general(expected: string): string {
  return expected.replace(/“[^”]*”/g, '“…”').replace(/\b(row|line) \d+/g, '$1 …');
}

function clip(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > longest ? `${line.slice(0, longest)}…` : line;
}
