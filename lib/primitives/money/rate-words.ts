/** Formats a VAT rate in hundredths of a percent by Swiss convention, in all languages: `8.1\u202f%`. */
export function rateWords(rate: number): string {
  return `${rate / 100}\u202f%`;
}
