const addressLimits = {
  ...{ name: 70, company: 70, extra: 70, street: 70, building: 16, postcode: 16, town: 35 },
  ...{ region: 35, country: 2, phone: 30 },
} as const;

/** A part of an address. */
export type AddressPart = keyof typeof addressLimits;

/** `billing`: the buyer's address; `delivery`: another one, to which the parcel goes. */
export type AddressKind = 'billing' | 'delivery';

/** The form field of a part of an address. */
export function addressField(kind: AddressKind, part: AddressPart): FieldName {
  if (kind === 'billing') return part;
  return `to${part[0]?.toUpperCase()}${part.slice(1)}` as FieldName;
}

/**
 * The form fields in page order, with the maximum length of each in characters. Client code imports
 * this file, so it must not import Zod.
 */
export const fieldLimits = {
  email: 254,
  ...addressLimits,
  vatNumber: 40,
  /** `yes`: the parcel goes to another address, that of the fields `to…`. */
  elsewhere: 3,
  toName: addressLimits.name,
  toCompany: addressLimits.company,
  toExtra: addressLimits.extra,
  toStreet: addressLimits.street,
  toBuilding: addressLimits.building,
  toPostcode: addressLimits.postcode,
  toTown: addressLimits.town,
  toRegion: addressLimits.region,
  toCountry: addressLimits.country,
  toPhone: addressLimits.phone,
  delivery: 10,
  payment: 10,
  /** `yes`: no prices in the parcel, and a card with `giftText`. */
  gift: 3,
  giftText: 500,
  giftEmail: 254,
  giftDay: 20,
  discount: 40,
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
  // Liechtenstein uses a part of the Swiss postcode range.
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
