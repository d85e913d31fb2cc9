import type { Currency } from '@/lib/primitives/money/currency';
import { mostLines } from '@/lib/shop/cart/cart';
import { findPostage, findZone } from './find-postage';
import { mostWorth } from './limits';
import { mergeLines } from './merge-lines';
import { type PricedLine, priceLines, type Shelf } from './price-lines';
import type { Quote, QuotedLine, QuoteFault, Wish } from './quote';
import type { ShopConfig, VatClass, VatRule, Zone } from './shop-config';
import { splitVat } from './split-vat';

export type Answer = { quote: Quote } | { faults: [QuoteFault, ...QuoteFault[]] };
export type Rules = Pick<ShopConfig, 'seller' | 'payment' | 'zones' | 'vat'>;

/**
 * Computes all sums of a wish, or every fault why it cannot be sold.
 * @param day the order's date in the site's time zone (`2026-12-31`); it selects the VAT rates
 */
export function computeQuote(wish: Wish, shelf: Shelf, rules: Rules, day: string): Answer {
  const lines = mergeLines(wish.lines);
  if (lines.length === 0) return refuse({ fault: 'empty' });
  if (lines.length > mostLines) return refuse({ fault: 'too-many-lines', most: mostLines });
  const { priced, faults } = priceLines(lines, shelf, wish.currency);
  const sent = priced.filter(({ isDigital }) => !isDigital);
  const place = placeOf(wish, sent.length === 0, rules);
  const [fault, ...others] = faults;
  if (!place) return refuse({ fault: 'no-delivery', country: wish.country }, ...faults);
  if (fault) return refuse(fault, ...others);
  const { country, zone } = place;
  const taxed = taxLines(priced, (vatClass) => findRate(rules.vat, { country, vatClass, day }));
  if (!taxed) return refuse({ fault: 'no-delivery', country });
  const postage = zone ? findPostage(zone, parcelOf(sent, wish.currency)) : 0;
  if (postage === undefined)
    return refuse({ fault: 'too-heavy', country, most: zone?.rates.at(-1)?.grams ?? 0 });
  const goods = total(taxed.map(({ sum }) => sum));
  const whole = goods + postage;
  if (whole > mostWorth)
    return refuse({ fault: 'too-much', most: mostWorth, currency: wish.currency });
  const quote: Quote = {
    currency: wish.currency,
    lines: taxed.map(({ isSent: _, ...line }) => line),
    ...{ goods, postage, total: whole, vat: splitVat(taxed, postage) },
    ...(zone && { days: zone.days }),
  };
  return { quote };
}

/** Adds the VAT rate to each line; `undefined` if the shop config has no rate for one of them. */
function taxLines(lines: PricedLine[], rateOf: (vatClass: VatClass) => number | undefined) {
  const taxed: (QuotedLine & { isSent: boolean })[] = [];
  for (const { isDigital, grams: _, ...line } of lines) {
    const vatRate = rateOf(line.vatClass);
    if (vatRate === undefined) return undefined;
    taxed.push({ ...line, vatRate, isSent: !isDigital });
  }
  return taxed;
}

function parcelOf(lines: PricedLine[], currency: Currency) {
  const grams = total(lines.map((line) => line.grams * line.pieces));
  return { grams, worth: total(lines.map(({ sum }) => sum)), currency };
}

/**
 * The country where the goods are handed over, and the postage zone. Vouchers alone go anywhere by
 * mail.
 */
function placeOf(
  { country, delivery }: Wish,
  isAllDigital: boolean,
  { zones, payment, seller }: Rules,
): { country: string; zone?: Zone } | undefined {
  if (isAllDigital) return { country };
  if (delivery === 'collection') return payment.collection && { country: seller.country };
  const zone = delivery === 'post' ? findZone(zones, country) : undefined;
  return zone && { country, zone };
}

const refuse = (...faults: [QuoteFault, ...QuoteFault[]]): Answer => ({ faults });
const total = (sums: number[]) => sums.reduce((sum, one) => sum + one, 0);

/**
 * The VAT rate for a class of goods handed over in a country on a day (`2026-12-31`), in hundredths
 * of a percent. `undefined` if the shop config has no rule: no default is assumed. Class `none` is 0,
 * such as a voucher that may pay for goods of several rates (article 30b of directive 2006/112/EC; in
 * Switzerland a mere means of payment).
 */
export function findRate(
  rules: readonly VatRule[],
  { country, vatClass, day }: { country: string; vatClass: VatClass; day: string },
): number | undefined {
  if (vatClass === 'none') return 0;
  return rules.find(
    ({ countries, class: taxed, from, to = day }) =>
      taxed === vatClass && countries.includes(country) && from <= day && day <= to,
  )?.rate;
}
