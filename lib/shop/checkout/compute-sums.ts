import type { Locale } from '@/lib/i18n/locales';
import { makeQuote } from '@/lib/shop/pricing/compute-quote';
import type { Delivery, Quote, QuoteError } from '@/lib/shop/pricing/quote';
import { createArticleLookup } from '@/lib/shop/pricing/sellable-articles';
import type { ShopConfig } from '@/lib/shop/pricing/shop-config';
import type { CheckoutForm } from './checkout-form';
import type { FieldError } from './field-error';
import { offeredDeliveries } from './offered-choices';

/**
 * The sums shown above the order button, and the delivery method that they are computed for. `redeemed`: the amount
 * that a voucher pays. `total`: the amount left to pay.
 */
export type Sums = { quote: Quote; delivery: Delivery; redeemed: number; total: number };

type SumsInput = { shopConfig: ShopConfig; locale: Locale; balance?: number | undefined };

/** The sums of the form in its current state, or the reasons why they cannot be computed. */
export function computeSums(
  { lines, currency, fields }: Pick<CheckoutForm, 'lines' | 'currency' | 'fields'>,
  { shopConfig, locale, balance = 0 }: SumsInput,
): { sums: Sums; faults: [] } | { sums?: undefined; faults: FieldError[] } {
  const uncounted = lines.filter(({ typed }) => typed !== undefined);
  if (uncounted.length > 0)
    return { faults: uncounted.map(({ article }) => ({ kind: 'number', article })) };
  const delivery = chosenDelivery(fields.delivery, shopConfig, isAllDigital(lines, locale));
  const country = fields.country || shopConfig.seller.country;
  const result = makeQuote({ lines, currency, country, delivery }, locale);
  const canCollect = shopConfig.payment.collection !== undefined;
  if ('faults' in result)
    return { faults: result.faults.map((one) => toFieldError(one, canCollect)) };
  const { quote } = result;
  const redeemed = Math.min(balance, quote.total);
  return { sums: { quote, delivery, redeemed, total: quote.total - redeemed }, faults: [] };
}

/** Whether all articles are digital, so that nothing is sent by post. False without lines. */
export function isAllDigital(lines: CheckoutForm['lines'], locale: Locale): boolean {
  const findArticle = createArticleLookup(locale);
  return lines.length > 0 && lines.every(({ article }) => findArticle(article)?.isDigital);
}

/** The chosen delivery, or the first one offered if the choice is not available. */
function chosenDelivery(chosen: string, shopConfig: ShopConfig, isDigital: boolean): Delivery {
  const possible = offeredDeliveries(shopConfig, isDigital);
  return possible.find((one) => one === chosen) ?? possible[0] ?? 'post';
}

function toFieldError(error: QuoteError, canCollect: boolean): FieldError {
  switch (error.fault) {
    case 'no-delivery':
      return { kind: 'field', field: 'country', fault: error.fault };
    case 'too-heavy':
      return { kind: 'too-heavy', country: error.country, most: error.most, canCollect };
    case 'pieces':
      return { kind: 'pieces', article: error.article, most: error.most };
    case 'too-much':
      return { kind: 'too-much', most: error.most, currency: error.currency };
    case 'empty':
    case 'too-many-lines':
      // `readLines` and the callers have excluded these.
      throw new Error(`The lines of the form were not checked: ${error.fault}`);
    default:
      return { kind: 'gone', article: error.article };
  }
}
