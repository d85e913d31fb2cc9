/** What spreadsheets take for a formula: they would work it out for whoever opens the table. */
const formula = /^'*[=+\-@\t\r]./s;
const guarded = /^'(?='*[=+\-@\t\r].)/s;

/** A cell that no spreadsheet works out: an apostrophe before it says that it is text. */
export function guardCell(cell: string): string {
  return formula.test(cell) ? `'${cell}` : cell;
}

/** The same cell as it was meant. */
export function unguardCell(cell: string): string {
  return cell.replace(guarded, '');
}
