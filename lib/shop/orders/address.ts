import { z } from 'zod';

const requiredLine = (most: number) => z.string().trim().min(1).max(most);
const line = (most: number) => z.string().trim().max(most);

/**
 * A postal address as stored in `orders.address` and `orders.delivery_address`; lengths as QR-bills allow (IG QR-bill
 * 2.3, type S). Street, postcode and town are empty for a buyer to whom nothing is sent by post.
 */
export const addressSchema = z.strictObject({
  name: requiredLine(70),
  company: line(70).optional(),
  /** The second address line: c/o, floor. */
  extra: line(70).optional(),
  street: line(70),
  building: line(16).default(''),
  postcode: line(16),
  town: line(35),
  /** State or province, where an address needs one (`needsRegion`): a code such as `CA`, or its name. */
  region: line(35).optional(),
  /** ISO 3166-1 alpha-2. */
  country: z.string().regex(/^[A-Z]{2}$/),
  /** For the carrier. */
  phone: line(30).optional(),
  /** Normalized (`readVatNumber`); on the billing address alone. */
  vatNumber: line(40).optional(),
});

export type Address = z.infer<typeof addressSchema>;

/** Countries where the building number comes before the street. */
const numberFirst = new Set(['AU', 'CA', 'FR', 'GB', 'IE', 'LU', 'MC', 'NZ', 'US']);
/** Countries where the town comes first, then the region and the postcode, on one line. */
const postcodeLast = new Set(['AU', 'CA', 'US']);

/**
 * The lines of an address in its country's order, from the company or name to the town, without the country.
 */
export function postalLines(address: Address): string[] {
  const { company = '', name, extra = '' } = address;
  return [company, name, extra, streetLine(address), ...townLines(address)].filter(Boolean);
}

function streetLine({ street, building, country }: Address): string {
  const parts = numberFirst.has(country) ? [building, street] : [street, building];
  return parts.filter(Boolean).join(' ');
}

function townLines({ postcode, town, region = '', country }: Address): string[] {
  if (country === 'GB') return [town, postcode];
  const parts = postcodeLast.has(country) ? [town, region, postcode] : [postcode, town, region];
  return [parts.filter(Boolean).join(' ')];
}
