/** The name of an invoice or credit note: `2026-0042`. */
export function invoiceName(year: number, number: number): string {
  return `${year}-${String(number).padStart(4, '0')}`;
}
