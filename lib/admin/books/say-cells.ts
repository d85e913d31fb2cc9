type CellKind = `kind.${'invoice' | 'credit'}` | `source.${'bank' | 'stripe' | 'desk' | 'voucher'}`;

/** Replaces codes for document kind and payment source with words, for readers of the books. */
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
