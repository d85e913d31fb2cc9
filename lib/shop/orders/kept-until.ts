/** Books are kept ten years from the end of theirs (CH: article 958f OR; DE and FR ask for no more). */
export const keptYears = 10;

/** The last day (`2036-12-31`) on which what was written in a year's books has to be there. */
export function keptUntil(year: number): string {
  return `${year + keptYears}-12-31`;
}
