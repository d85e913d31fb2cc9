import { displayName } from '@/lib/i18n/intl-format';
import type { Locale } from '@/lib/i18n/locales';
import type { Currency } from '@/lib/primitives/money/money';
import type { ShopConfig, Zone } from './shop-config';

/** A parcel: its weight in grams and the price of its goods (smallest unit). */
type Parcel = { grams: number; worth: number; currency: Currency };

/**
 * The postage for a zone, VAT included; `undefined` if the parcel is heavier than all rates of the
 * zone.
 */
export function findPostage(zone: Zone, { grams, worth, currency }: Parcel): number | undefined {
  const price = zone.rates.find((rate) => grams <= rate.grams)?.price[currency];
  const free = zone.freeFrom?.[currency];
  return price !== undefined && free !== undefined && worth >= free ? 0 : price;
}

export function findZone(zones: readonly Zone[], country: string): Zone | undefined {
  return zones.find(({ countries }) => countries.includes(country));
}

/** The zone of the seller's country, else the first zone. */
export function homeZone({
  zones,
  seller,
}: Pick<ShopConfig, 'zones' | 'seller'>): Zone | undefined {
  return findZone(zones, seller.country) ?? zones[0];
}

/** A delivery country, with its name in the visitor's language. */
export type Destination = { country: string; name: string; zone: Zone };

/** The delivery countries for the checkout's list: the seller's country first, then by name. */
export function listDestinations({ zones, seller }: ShopConfig, locale: Locale): Destination[] {
  const { compare } = new Intl.Collator(locale);
  const isHome = ({ country }: Destination) => country === seller.country;
  return zones
    .flatMap((zone) =>
      zone.countries.map((country) => ({
        country,
        name: displayName('region', country, locale),
        zone,
      })),
    )
    .sort(
      (one, other) => Number(isHome(other)) - Number(isHome(one)) || compare(one.name, other.name),
    );
}
