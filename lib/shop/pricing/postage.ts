import type { Currency } from '@/lib/primitives/money/money';
import type { Zone } from './shop-config';

/** A parcel: its weight in grams and the price of its goods (smallest unit). */
type Parcel = { grams: number; worth: number; currency: Currency };

/**
 * The postage for a zone, VAT included; `undefined` if the parcel is heavier than all rates of the
 * zone.
 */
export function findPostage(
  zone: Pick<Zone, 'rates' | 'freeFrom'>,
  { grams, worth, currency }: Parcel,
): number | undefined {
  const price = zone.rates.find((rate) => grams <= rate.grams)?.price[currency];
  const free = zone.freeFrom?.[currency];
  return price !== undefined && free !== undefined && worth >= free ? 0 : price;
}

export function findZone(zones: readonly Zone[], country: string): Zone | undefined {
  return zones.find(({ countries }) => countries.includes(country));
}
