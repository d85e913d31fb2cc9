type CellKind = `kind.${'invoice' | 'credit'}` | `source.${'bank' | 'stripe' | 'desk' | 'voucher'}`;

/** A table with what a paper is and whence money came in words: whoever keeps the books reads no codes of ours. */
export function sayCells<Table extends { head: string[]; rows: string[][] }>(
  { head, rows }: Table,
  say: (cell: CellKind) => string,
): string[][] {
  return rows.map((row) =>
    row.map((cell, at) => {
      const column = head[at];
      return column === 'kind' || column === 'source' ? say(`${column}.${cell}` as CellKind) : cell;
    }),
  );
}
