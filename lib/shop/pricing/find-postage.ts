import type { Currency } from '@/lib/primitives/money/currency';
import type { Zone } from './shop-config';

/** What is put into a parcel: its weight, and what the goods in it cost (smallest unit). */
type Parcel = { grams: number; worth: number; currency: Currency };

/** What it costs to send it into a zone, VAT included; `undefined` where it is too heavy for all that the house sends there. */
export function findPostage(zone: Zone, { grams, worth, currency }: Parcel): number | undefined {
  const price = zone.rates.find((rate) => grams <= rate.grams)?.price[currency];
  const free = zone.freeFrom?.[currency];
  return price !== undefined && free !== undefined && worth >= free ? 0 : price;
}

export function findZone(zones: readonly Zone[], country: string): Zone | undefined {
  return zones.find(({ countries }) => countries.includes(country));
}
