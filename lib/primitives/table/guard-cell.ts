/** Cells that spreadsheets would evaluate as a formula (CSV injection). */
const formula = /^'*[=+\-@\t\r]./s;
const guarded = /^'(?='*[=+\-@\t\r].)/s;

/** Prefixes a formula with an apostrophe, so that spreadsheets treat it as text. */
export function guardCell(cell: string): string {
  return formula.test(cell) ? `'${cell}` : cell;
}

/** Reverts `guardCell`. */
export function unguardCell(cell: string): string {
  return cell.replace(guarded, '');
}
