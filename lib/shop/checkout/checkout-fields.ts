/**
 * The form fields in page order, with the maximum length of each in characters. Client code imports
 * this file, so it must not import Zod.
 */
export const fieldLimits = {
  email: 254,
  name: 70,
  street: 70,
  building: 16,
  postcode: 16,
  town: 35,
  country: 2,
  delivery: 10,
  payment: 10,
  voucher: 60,
  message: 1_000,
} as const;

export type FieldName = keyof typeof fieldLimits;
export const fieldNames = Object.keys(fieldLimits) as FieldName[];

/**
 * Postcode format, example and country prefixes (licence plate code or ISO 3166) for the countries
 * that are validated. Other countries accept any postcode.
 */
const formats: Readonly<Record<string, { pattern: RegExp; example: string; prefixes: string }>> = {
  AT: { pattern: /^\d{4}$/, example: '1010', prefixes: 'A|AT' },
  BE: { pattern: /^\d{4}$/, example: '1000', prefixes: 'B|BE' },
  CH: { pattern: /^[1-9]\d{3}$/, example: '1200', prefixes: 'CH' },
  DE: { pattern: /^\d{5}$/, example: '10115', prefixes: 'D|DE' },
  ES: { pattern: /^\d{5}$/, example: '28001', prefixes: 'E|ES' },
  FR: { pattern: /^\d{5}$/, example: '75001', prefixes: 'F|FR' },
  IT: { pattern: /^\d{5}$/, example: '00118', prefixes: 'I|IT' },
  // Part of the Swiss number range.
  LI: { pattern: /^94(?:8[5-9]|9[0-8])$/, example: '9490', prefixes: 'FL|LI|CH' },
  LU: { pattern: /^\d{4}$/, example: '1009', prefixes: 'L|LU' },
};

/**
 * Normalizes a postcode to its country's format: `CH-8001` → `8001`, `75 001` → `75001`. Returns it
 * trimmed for countries that accept any postcode, and `undefined` if it is invalid.
 */
export function readPostcode(typed: string, country: string): string | undefined {
  const format = formats[country];
  if (!format) return typed.trim();
  const prefix = new RegExp(`^(?:${format.prefixes})(?=[\\p{Pd}\\d])\\p{Pd}?`, 'iu');
  const compact = typed.replace(/\s/g, '').replace(prefix, '');
  return format.pattern.test(compact) ? compact : undefined;
}

/** A sample postcode of the country; empty for countries that accept any postcode. */
export function examplePostcode(country: string): string {
  return formats[country]?.example ?? '';
}

/** Whether all these countries use numeric postcodes, so that phones can show the number keypad. */
export function areNumeric(countries: readonly string[]): boolean {
  return countries.every((country) => formats[country] !== undefined);
}
