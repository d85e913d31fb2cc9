import { displayName } from '@/lib/i18n/intl-format';
import type { Locale } from '@/lib/i18n/locales';
import { findZone } from './postage';
import type { CartRequest } from './quote';
import type { ShopConfig, Zone } from './shop-config';

type DestinationFields = Record<'country' | 'toCountry' | 'elsewhere' | 'delivery', string>;

/** Whether the parcel goes to an address other than the billing address. */
export function hasDeliveryAddress({
  elsewhere,
  delivery,
}: Pick<DestinationFields, 'elsewhere' | 'delivery'>): boolean {
  return elsewhere === 'yes' && delivery === 'post';
}

/** The country to which the goods go; the seller's if none is chosen. */
export function destinationOf(
  fields: DestinationFields,
  { seller }: Pick<ShopConfig, 'seller'>,
): string {
  return (hasDeliveryAddress(fields) ? fields.toCountry : fields.country) || seller.country;
}

/**
 * The country where the goods are handed over, which decides the VAT, and the postage zone; `undefined` if they
 * cannot be delivered. There is no zone for collection, or for an order of vouchers alone, which are sent by
 * e-mail to any country.
 */
export function placeOfSupply(
  { country, delivery }: CartRequest,
  isAllDigital: boolean,
  { zones, payment, seller }: Pick<ShopConfig, 'zones' | 'payment' | 'seller'>,
): { country: string; zone?: Zone } | undefined {
  if (isAllDigital) return { country };
  if (delivery === 'collection') return payment.collection && { country: seller.country };
  const zone = delivery === 'post' ? findZone(zones, country) : undefined;
  return zone && { country, zone };
}

/** The countries of an address: those of delivery, and the seller's for what is collected or sent by e-mail. */
export function offeredCountries({
  zones,
  seller,
}: Pick<ShopConfig, 'zones' | 'seller'>): string[] {
  return [...new Set([...zones.flatMap(({ countries }) => countries), seller.country])];
}

/** A country with its name in the visitor's language. */
type Country = { country: string; name: string };

/** The countries of an address for the checkout's list: the seller's country first, then by name. */
export function listCountries(
  shopConfig: Pick<ShopConfig, 'zones' | 'seller'>,
  locale: Locale,
): Country[] {
  const { compare } = new Intl.Collator(locale);
  const isHome = ({ country }: Country) => country === shopConfig.seller.country;
  return offeredCountries(shopConfig)
    .map((country) => ({ country, name: displayName('region', country, locale) }))
    .sort(
      (one, other) => Number(isHome(other)) - Number(isHome(one)) || compare(one.name, other.name),
    );
}

/** A delivery country, with its name in the visitor's language. */
export type Destination = Country & { zone: Zone };

/** The delivery countries in the order of `listCountries`. */
export function listDestinations(
  shopConfig: Pick<ShopConfig, 'zones' | 'seller'>,
  locale: Locale,
): Destination[] {
  return listCountries(shopConfig, locale).flatMap((country) => {
    const zone = findZone(shopConfig.zones, country.country);
    return zone ? [{ ...country, zone }] : [];
  });
}
