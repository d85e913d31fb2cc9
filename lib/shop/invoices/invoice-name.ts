/** As books and people name an invoice: `2026-0042`. */
export function invoiceName(year: number, number: number): string {
  return `${year}-${String(number).padStart(4, '0')}`;
}
