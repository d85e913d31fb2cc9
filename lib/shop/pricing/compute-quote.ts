import { getLibrary } from '@/lib/content/store/library';
import type { Locale } from '@/lib/i18n/locales';
import type { Currency } from '@/lib/primitives/money/money';
import { dayOf } from '@/lib/primitives/time/days';
import { maxLines, mergeLines } from '@/lib/shop/cart/cart';
import { applyDiscounts } from './apply-discounts';
import { placeOfSupply } from './destination';
import { getShopConfig } from './get-shop-config';
import { findPostage } from './postage';
import type { CartRequest, Quote, QuotedLine, QuoteError } from './quote';
import { netDiscounts, netLine, netPostage } from './reverse-charge';
import {
  type ArticleLookup,
  createArticleLookup,
  type PricedLine,
  priceLines,
} from './sellable-articles';
import type { ShopConfig, VatClass } from './shop-config';
import { findRate, splitVat } from './vat';

/**
 * Maximum total of one order, smallest unit: 100,000.00. Larger orders are arranged with the seller
 * by mail.
 */
const maxOrderTotal = 10_000_000;

export type QuoteResult = { quote: Quote } | { errors: [QuoteError, ...QuoteError[]] };
export type PricingRules = Pick<ShopConfig, 'seller' | 'payment' | 'zones' | 'vat' | 'bundles'>;

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
  const place = placeOfSupply(request, shipped.length === 0, rules);
  const [first, ...others] = errors;
  if (!place) return refuse({ reason: 'no-delivery', country: request.country }, ...errors);
  if (first) return refuse(first, ...others);
  const { country, zone } = place;
  const { bundles } = rules;
  const { currency, discountCode: code } = request;
  const { perLine, discounts, error } = applyDiscounts(priced, { bundles, code, currency });
  if (error) return refuse({ reason: 'discount', error });
  const discounted = priced.map((line, at) => {
    const discount = perLine[at] ?? 0;
    return { ...line, discount, sum: line.sum - discount };
  });
  const gross = taxLines(discounted, (vatClass) => findRate(rules.vat, { country, vatClass, day }));
  if (!gross) return refuse({ reason: 'no-delivery', country });
  const parcel = parcelOf(
    discounted.filter(({ isDigital }) => !isDigital),
    currency,
  );
  const grossPostage = zone ? findPostage(zone, parcel) : 0;
  if (grossPostage === undefined)
    return refuse({ reason: 'too-heavy', country, most: zone?.rates.at(-1)?.grams ?? 0 });
  const isReverseCharge = request.isReverseCharge === true;
  const taxed = isReverseCharge ? gross.map(netLine) : gross;
  const postage = isReverseCharge ? netPostage(gross, grossPostage) : grossPostage;
  const goods = total(taxed.map(({ sum }) => sum));
  if (goods + postage > maxOrderTotal)
    return refuse({ reason: 'too-much', most: maxOrderTotal, currency });
  const quote: Quote = {
    currency,
    lines: taxed.map(({ isSent: _, ...line }) => line),
    goods,
    discounts: isReverseCharge ? netDiscounts(discounts, taxed) : discounts,
    isReverseCharge,
    postage,
    total: goods + postage,
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

const refuse = (...errors: [QuoteError, ...QuoteError[]]): QuoteResult => ({ errors });

const total = (sums: number[]) => sums.reduce((sum, one) => sum + one, 0);
