import type { Locale } from '@/lib/i18n/locales';
import { type Currency, formatMoney } from '@/lib/primitives/money/money';
import type { CheckedLine } from '@/lib/shop/cart/check-cart';
import { storeCountry } from '@/lib/shop/checkout/chosen-country';
import { findPostage } from '@/lib/shop/pricing/postage';
import type { Zone } from '@/lib/shop/pricing/shop-config';
import { useLikely } from '../use-likely';
import type { CartMessages } from './cart-messages';

/** A delivery country with its name, its zone and the zone's delivery time in words. */
export type CartDestination = {
  country: string;
  name: string;
  zone: Pick<Zone, 'rates' | 'freeFrom'>;
  time: string;
};

type Props = {
  lines: readonly CheckedLine[];
  sum: number;
  destinations: readonly CartDestination[];
  currency: Currency;
  locale: Locale;
  messages: CartMessages;
};

/**
 * The postage to a country that the visitor chooses here, and the total with it. Renders nothing before the
 * weights are loaded, or if nothing is sent by post.
 */
export function CartPostage({ lines, sum, destinations, currency, locale, messages }: Props) {
  const destination = useLikely(destinations);
  const parcel = parcelOf(lines);
  if (!destination || !parcel || parcel.grams === 0) return null;
  const postage = findPostage(destination.zone, { ...parcel, currency });
  const format = (amount: number) => formatMoney({ amount, currency }, locale);
  return (
    <>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <label className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {messages.postageTo}
          <select
            value={destination.country}
            onChange={(event) => storeCountry(event.target.value)}
            className="h-11 max-w-full border-2 border-ink bg-paper px-2 text-base text-ink"
          >
            {destinations.map((one) => (
              <option key={one.country} value={one.country}>
                {one.name}
              </option>
            ))}
          </select>
        </label>
        {postage !== undefined && (
          <span className="tabular-nums">{postage === 0 ? messages.free : format(postage)}</span>
        )}
      </div>
      <p role="status" className="mt-1 text-muted text-sm">
        {postage === undefined
          ? messages.tooHeavy.replace('{country}', destination.name)
          : messages.arrival.replace('{time}', destination.time)}
      </p>
      {postage !== undefined && (
        <p className="mt-3 flex flex-wrap items-baseline justify-between gap-x-6 border-line border-t pt-3">
          <span className="font-semibold">{messages.total}</span>
          <span className="font-semibold text-lg tabular-nums">{format(sum + postage)}</span>
        </p>
      )}
    </>
  );
}

/** Weight and price of the goods sent by post; `undefined` while a line's offer is not loaded. */
function parcelOf(lines: readonly CheckedLine[]) {
  const parcel = { grams: 0, worth: 0 };
  for (const { line, offer, price = 0, isOrderable } of lines) {
    if (!isOrderable) continue;
    if (!offer) return undefined;
    if (offer.grams === undefined) continue;
    parcel.grams += line.pieces * offer.grams;
    parcel.worth += line.pieces * price;
  }
  return parcel;
}
