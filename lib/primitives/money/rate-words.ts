/** Hundredths of a percent as Switzerland writes them beside sums, in either language: `8.1\u202f%`. */
export function rateWords(rate: number): string {
  return `${rate / 100}\u202f%`;
}
