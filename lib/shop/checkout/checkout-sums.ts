import type { Locale } from '@/lib/i18n/locales';
import { formatMoney, formatRate } from '@/lib/primitives/money/money';
import { makeQuote } from '@/lib/shop/pricing/compute-quote';
import { destinationOf, hasDeliveryAddress } from '@/lib/shop/pricing/destination';
import { findDiscountCode, goodsAtFullPrice } from '@/lib/shop/pricing/discounts';
import type { CartRequest, Delivery, Quote, QuoteError } from '@/lib/shop/pricing/quote';
import { isReverseCharge } from '@/lib/shop/pricing/reverse-charge';
import {
  createArticleLookup,
  formatReleaseDay,
  preOrderOf,
} from '@/lib/shop/pricing/sellable-articles';
import type { ShopConfig } from '@/lib/shop/pricing/shop-config';
import { mayCostCustoms, taxState } from '@/lib/shop/pricing/vat';
import { offeredDeliveries } from '../payments/payment-methods';
import { type CheckoutForm, type FieldError, sortFieldErrors } from './checkout-form';
import type { CheckoutTranslator } from './checkout-messages';
import type { Draft } from './drafts';

/**
 * The sums shown above the order button, and the delivery method that they are computed for. `redeemed`: the amount
 * that a voucher pays. `total`: the amount left to pay.
 */
type Sums = { quote: Quote; delivery: Delivery; redeemed: number; total: number };

type SumsInput = {
  shopConfig: ShopConfig;
  locale: Locale;
  balance?: number | undefined;
  /** Whether the discount code cannot be used (`checkDiscountField`). The sums are then computed without it. */
  isCodeRefused: boolean;
};

/**
 * The sums of the form in its current state, or the reasons why they cannot be computed. A discount code that does not
 * apply to the lines is left out and reported.
 */
export function computeSums(
  { lines, currency, fields }: Pick<CheckoutForm, 'lines' | 'currency' | 'fields'>,
  { shopConfig, locale, balance = 0, isCodeRefused }: SumsInput,
): { sums?: Sums; errors: FieldError[] } {
  const uncounted = lines.filter(({ typed }) => typed !== undefined);
  if (uncounted.length > 0)
    return { errors: uncounted.map(({ article }) => ({ kind: 'number', article })) };
  const delivery = chosenDelivery(fields.delivery, shopConfig, isAllDigital(lines, locale));
  const cartRequest = toCartRequest(
    { lines, currency, fields: { ...fields, delivery } },
    shopConfig,
  );
  const isElsewhere = hasDeliveryAddress({ ...fields, delivery });
  const discountCode = isCodeRefused ? undefined : cartRequest.discountCode;
  const result = makeQuote({ ...cartRequest, discountCode }, locale);
  const canCollect = shopConfig.payment.collection !== undefined;
  if ('errors' in result) {
    const errors = result.errors.map((one) => toFieldError(one, { canCollect, isElsewhere }));
    if (!result.errors.some(({ reason }) => reason === 'discount')) return { errors };
    const form = { lines, currency, fields };
    const { sums } = computeSums(form, { shopConfig, locale, balance, isCodeRefused: true });
    return { ...(sums && { sums }), errors };
  }
  const { quote } = result;
  const redeemed = Math.min(balance, quote.total);
  return { sums: { quote, delivery, redeemed, total: quote.total - redeemed }, errors: [] };
}

/** The purchase request of a form: where the goods go, the discount code, and whether the buyer owes the VAT. */
export function toCartRequest(
  { lines, currency, fields }: Pick<CheckoutForm, 'lines' | 'currency' | 'fields'>,
  shopConfig: ShopConfig,
): CartRequest {
  const { vatNumber, discount } = fields;
  const country = destinationOf(fields, shopConfig);
  const delivery = fields.delivery as Delivery;
  const buyer = { vatNumber, delivery, destination: country };
  return {
    ...{ lines, currency, country, delivery },
    discountCode: findDiscountCode(shopConfig.discountCodes, discount),
    isReverseCharge: isReverseCharge(buyer, shopConfig),
  };
}

/** Whether one of the articles is a voucher, which can be mailed to a recipient other than the buyer. */
export function hasVouchers(lines: CheckoutForm['lines'], locale: Locale): boolean {
  const findArticle = createArticleLookup(locale);
  return lines.some(({ article }) => findArticle(article)?.isDigital);
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

type ErrorContext = { canCollect: boolean; isElsewhere: boolean };

function toFieldError(error: QuoteError, { canCollect, isElsewhere }: ErrorContext): FieldError {
  switch (error.reason) {
    case 'discount':
      return { kind: 'field', field: 'discount', fault: error.error };
    case 'no-delivery':
      return { kind: 'field', field: isElsewhere ? 'toCountry' : 'country', fault: error.reason };
    case 'too-heavy':
      return { kind: 'too-heavy', country: error.country, most: error.most, canCollect };
    case 'pieces':
      return { kind: 'pieces', article: error.article, most: error.most };
    case 'too-much':
      return { kind: 'too-much', most: error.most, currency: error.currency };
    case 'empty':
    case 'too-many-lines':
      // `readLines` and the callers have excluded these.
      throw new Error(`The lines of the form were not checked: ${error.reason}`);
    default:
      return { kind: 'gone', article: error.article };
  }
}

/** The sums above the button, formatted for the visitor. */
export type FormattedSums = {
  rows: { label: string; amount: string }[];
  total: { label: string; amount: string };
  /** Formatted line sums by article slug, before discounts. */
  lines: Record<string, string>;
  /**
   * The VAT contained in goods and postage, one line per rate; for an export or reverse charge, a note that no
   * VAT is included.
   */
  vat: string[];
  /** Note that tax may be due on arrival (`mayCostCustoms`). */
  customs?: string;
  arrival: string;
  /** The shown total in the smallest unit; the form sends it back. */
  shown: number;
};

/** `country`: the destination; if empty, the seller's country. */
type SumsContext = {
  locale: Locale;
  shopConfig: ShopConfig;
  country: string;
  t: CheckoutTranslator;
};

function formatSums(
  { quote, delivery, redeemed, total }: Sums,
  { locale, shopConfig, country, t }: SumsContext,
): FormattedSums {
  const { currency, goods, discounts, postage, vat } = quote;
  const formatAmount = (amount: number) => formatMoney({ amount, currency }, locale);
  const from = shopConfig.seller.country;
  const route = { from, to: country || from };
  const tax = taxState(vat, route);
  return {
    rows: [
      { label: t('goods'), amount: formatAmount(goodsAtFullPrice(goods, discounts)) },
      ...discounts.map(({ kind, label, amount }) => ({
        label: t('discount', { kind, label }),
        amount: formatAmount(-amount),
      })),
      ...(delivery === 'post'
        ? [{ label: t('postage'), amount: postage === 0 ? t('free') : formatAmount(postage) }]
        : []),
      ...(redeemed > 0 ? [{ label: t('redeemed'), amount: formatAmount(-redeemed) }] : []),
    ],
    lines: Object.fromEntries(
      quote.lines.map(({ article, price, pieces }) => [article, formatAmount(price * pieces)]),
    ),
    total: { label: t('total', { tax }), amount: formatAmount(total) },
    vat: [
      ...vat
        .filter((part) => part.rate > 0)
        .map((part) => t('vat', { rate: formatRate(part.rate), amount: formatAmount(part.vat) })),
      ...(tax === 'export' && !quote.isReverseCharge ? [t('exported')] : []),
      ...(quote.isReverseCharge ? [t('reverseCharge')] : []),
    ],
    ...(delivery === 'post' && mayCostCustoms(vat, route) && { customs: t('customs') }),
    arrival: formatArrival({ quote, delivery, total }, { locale, shopConfig, t }),
    shown: total,
  };
}

type ArrivalContext = { locale: Locale; shopConfig: ShopConfig; t: CheckoutTranslator };

/**
 * The expected arrival as a sentence. For an order with a pre-order article it names the release day, before
 * which nothing is promised.
 */
function formatArrival(
  { quote, delivery, total }: Pick<Sums, 'quote' | 'delivery' | 'total'>,
  { locale, shopConfig, t }: ArrivalContext,
): string {
  const { bill, collection } = shopConfig.payment;
  const articles = quote.lines.map(({ article }) => article);
  const preOrder = preOrderOf(articles, createArticleLookup(locale));
  const day = preOrder && formatReleaseDay(preOrder, locale);
  if (quote.days) {
    const [from, to] = quote.days;
    const start = bill?.when === 'advance' && total > 0 ? 'payment' : 'order';
    return day ? t('arrivalAhead', { day, from, to, start }) : t('arrival', { from, to, start });
  }
  if (delivery === 'mail') return t('arrivalMail');
  const place = collection?.place.text ?? '';
  return day ? t('arrivalCollectionAhead', { day, place }) : t('arrivalCollection', { place });
}

type DraftContext = { shopConfig: ShopConfig; locale: Locale; t: CheckoutTranslator };

/** The formatted sums of a draft and all its errors: the stored ones and those found when summing. */
export function formatDraftSums(
  { form, balance, errors: storedErrors }: Draft,
  { shopConfig, locale, t }: DraftContext,
): { sums: FormattedSums | undefined; errors: FieldError[] } {
  const isCodeRefused = storedErrors.some(
    (error) => error.kind === 'field' && error.field === 'discount',
  );
  const { sums, errors } = computeSums(form, { shopConfig, locale, balance, isCodeRefused });
  const newErrors = errors.filter(
    (error) => !storedErrors.some((one) => JSON.stringify(one) === JSON.stringify(error)),
  );
  return {
    sums:
      sums &&
      formatSums(sums, {
        ...{ locale, shopConfig, t },
        country: destinationOf({ ...form.fields, delivery: sums.delivery }, shopConfig),
      }),
    errors: sortFieldErrors([...storedErrors, ...newErrors]),
  };
}
