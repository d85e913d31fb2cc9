/**
 * Retention of books in years from the end of their year (CH: article 958f OR; DE and FR require no
 * more).
 */
export const keptYears = 10;

/** The last day (`2036-12-31`) on which a year's documents must be stored. */
export function keptUntil(year: number): string {
  return `${year + keptYears}-12-31`;
}
