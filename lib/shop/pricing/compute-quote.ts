import { getLibrary } from '@/lib/content/store/library';
import { displayName } from '@/lib/i18n/intl-format';
import type { Locale } from '@/lib/i18n/locales';
import type { Currency } from '@/lib/primitives/money/money';
import { dayOf } from '@/lib/primitives/time/days';
import { maxLines, mergeLines } from '@/lib/shop/cart/cart';
import { getShopConfig } from './get-shop-config';
import { findPostage, findZone } from './postage';
import type { CartRequest, Quote, QuotedLine, QuoteError } from './quote';
import {
  type ArticleLookup,
  createArticleLookup,
  type PricedLine,
  priceLines,
} from './sellable-articles';
import type { ShopConfig, VatClass, Zone } from './shop-config';
import { findRate, splitVat } from './vat';

/**
 * Maximum total of one order, smallest unit: 100,000.00. Larger orders are arranged with the seller
 * by mail.
 */
const maxOrderTotal = 10_000_000;

export type QuoteResult = { quote: Quote } | { errors: [QuoteError, ...QuoteError[]] };
export type PricingRules = Pick<ShopConfig, 'seller' | 'payment' | 'zones' | 'vat'>;

/**
 * Computes all sums of a cart request from the site content alone, or the reasons why it cannot be
 * sold. Does not check the stock: placing the order does (`lib/shop/commands`).
 * @param day `2026-12-31`; default: today in the site's time zone
 * @throws if the site has no shop config (`getShopConfig` is undefined)
 */
export function makeQuote(request: CartRequest, locale: Locale, day = today()): QuoteResult {
  const shopConfig = getShopConfig(locale);
  if (!shopConfig) throw new Error('This site has no shop config');
  return computeQuote(request, createArticleLookup(locale), shopConfig, day);
}

const today = () => dayOf(Date.now(), getLibrary().site.timeZone);

/**
 * Computes all sums of a cart request, or the reasons why it cannot be sold. Weight and total are
 * checked only without other errors.
 * @param day the order's date in the site's time zone (`2026-12-31`); it selects the VAT rates
 */
export function computeQuote(
  request: CartRequest,
  findArticle: ArticleLookup,
  rules: PricingRules,
  day: string,
): QuoteResult {
  const lines = mergeLines(request.lines);
  if (lines.length === 0) return refuse({ reason: 'empty' });
  if (lines.length > maxLines) return refuse({ reason: 'too-many-lines', most: maxLines });
  const { priced, errors } = priceLines(lines, findArticle, request.currency);
  const shipped = priced.filter(({ isDigital }) => !isDigital);
  const place = placeOf(request, shipped.length === 0, rules);
  const [first, ...others] = errors;
  if (!place) return refuse({ reason: 'no-delivery', country: request.country }, ...errors);
  if (first) return refuse(first, ...others);
  const { country, zone } = place;
  const taxed = taxLines(priced, (vatClass) => findRate(rules.vat, { country, vatClass, day }));
  if (!taxed) return refuse({ reason: 'no-delivery', country });
  const postage = zone ? findPostage(zone, parcelOf(shipped, request.currency)) : 0;
  if (postage === undefined)
    return refuse({ reason: 'too-heavy', country, most: zone?.rates.at(-1)?.grams ?? 0 });
  const goods = total(taxed.map(({ sum }) => sum));
  const gross = goods + postage;
  if (gross > maxOrderTotal)
    return refuse({ reason: 'too-much', most: maxOrderTotal, currency: request.currency });
  const quote: Quote = {
    currency: request.currency,
    lines: taxed.map(({ isSent: _, ...line }) => line),
    goods,
    postage,
    total: gross,
    vat: splitVat(taxed, postage),
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
 * The country where the goods are handed over, and the postage zone; `undefined` if they cannot be
 * delivered. Collection has no zone, nor has an order of vouchers alone, which is sent by e-mail to
 * any country.
 */
function placeOf(
  { country, delivery }: CartRequest,
  isAllDigital: boolean,
  { zones, payment, seller }: PricingRules,
): { country: string; zone?: Zone } | undefined {
  if (isAllDigital) return { country };
  if (delivery === 'collection') return payment.collection && { country: seller.country };
  const zone = delivery === 'post' ? findZone(zones, country) : undefined;
  return zone && { country, zone };
}

const refuse = (...errors: [QuoteError, ...QuoteError[]]): QuoteResult => ({ errors });

const total = (sums: number[]) => sums.reduce((sum, one) => sum + one, 0);

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
