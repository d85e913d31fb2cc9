import type { Line } from '@/lib/shop/cart/cart';
import { siteDay } from '@/lib/shop/orders/book-dates';
import type { Order } from '@/lib/shop/orders/order';
import { computeQuote } from './compute-quote';
import type { DiscountCode } from './discounts';
import type { Quote, QuoteError } from './quote';
import { priceWithVat } from './reverse-charge';
import type { ArticleLookup, SellableArticle } from './sellable-articles';
import type { ShopConfig, VatClass } from './shop-config';
import { findRate, splitVat } from './vat';

/** `rules-changed`: today's discounts of the ordered lines are not those of the order. */
export type CorrectionError = QuoteError | { reason: 'rules-changed' };

type Pricing = { shopConfig: ShopConfig; findArticle: ArticleLookup };

/**
 * Computes the sums of an order with other lines. What was ordered keeps its price; added articles have today's.
 * Country, currency, discount code and reverse charge are those of the order, the VAT rates are those of its day. Its
 * postage changes by as much as the postage of its parcel does today. A code whose minimum is no longer reached does
 * not apply any more.
 */
export function priceCorrection(
  order: Order,
  lines: Line[],
  { shopConfig, findArticle }: Pricing,
): { quote: Quote } | { errors: [CorrectionError, ...CorrectionError[]] } {
  const day = siteDay(new Date(order.placed_at));
  const lookup: ArticleLookup = (article) =>
    orderedArticle(order, article, { shopConfig, findArticle, day }) ?? findArticle(article);
  const quoteOf = (wanted: Line[], discountCode: DiscountCode | undefined) => {
    const { currency, country, delivery } = order;
    const isReverseCharge = order.reverse_charge === 1;
    const request = { lines: wanted, currency, country, delivery, isReverseCharge, discountCode };
    return computeQuote(request, lookup, shopConfig, day);
  };
  const used = order.discounts.find(({ kind }) => kind === 'code');
  const code = shopConfig.discountCodes.find((one) => one.code === used?.label);
  const before = quoteOf(order.lines, code);
  if (!('quote' in before)) return before;
  const isSame = JSON.stringify(before.quote.discounts) === JSON.stringify(order.discounts);
  if (!isSame) return { errors: [{ reason: 'rules-changed' }] };
  const withCode = quoteOf(lines, code);
  const isLapsed = 'errors' in withCode && withCode.errors[0].reason === 'discount';
  const after = isLapsed ? quoteOf(lines, undefined) : withCode;
  if (!('quote' in after)) return after;
  const { quote } = after;
  const postage = Math.max(0, order.postage + quote.postage - before.quote.postage);
  const taxed = quote.lines.map((line) => ({ ...line, isSent: line.kind !== 'voucher' }));
  const total = quote.goods + postage;
  return { quote: { ...quote, postage, total, vat: splitVat(taxed, postage) } };
}

type Context = Pricing & { day: string };

/** An ordered article at the price of the order; its weight is today's. `undefined` if it was not ordered. */
function orderedArticle(
  order: Order,
  article: string,
  { shopConfig, findArticle, day }: Context,
): SellableArticle | undefined {
  const line = order.lines.find((one) => one.article === article);
  if (!line) return undefined;
  const { kind, title, price } = line;
  const vatClass = line.vat_class as VatClass;
  const country = order.delivery === 'collection' ? shopConfig.seller.country : order.country;
  const rate = findRate(shopConfig.vat, { country, vatClass, day }) ?? 0;
  const gross = order.reverse_charge === 1 ? priceWithVat(price, rate) : price;
  return {
    ...{ kind, title, vatClass, isSold: true, isDigital: kind === 'voucher' },
    prices: { [order.currency]: gross },
    grams: findArticle(article)?.grams ?? 0,
  };
}
