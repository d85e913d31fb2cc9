import type { Locale } from '@/lib/i18n/locales';
import { formatMoney, formatRate } from '@/lib/primitives/money/money';
import {
  createArticleLookup,
  formatReleaseDay,
  preOrderOf,
} from '@/lib/shop/pricing/sellable-articles';
import type { ShopConfig } from '@/lib/shop/pricing/shop-config';
import { passesCustoms, taxState } from '@/lib/shop/pricing/vat';
import type { CheckoutTranslator } from './checkout-messages';
import { computeSums, type Sums } from './compute-sums';
import type { Draft } from './drafts';
import { type FieldError, sortFieldErrors } from './field-error';

/** The sums above the button, formatted for the visitor. */
export type FormattedSums = {
  rows: { label: string; amount: string }[];
  total: { label: string; amount: string };
  /** Formatted line sums by article slug. */
  lines: Record<string, string>;
  /** The VAT contained in the total, one line per rate; for an export, a note that no VAT is included. */
  vat: string[];
  /** Note that tax may be due on arrival, if goods go abroad. */
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
  const { currency, goods, postage, vat } = quote;
  const formatAmount = (amount: number) => formatMoney({ amount, currency }, locale);
  const from = shopConfig.seller.country;
  const route = { from, to: country || from };
  const tax = taxState(vat, route);
  return {
    rows: [
      { label: t('goods'), amount: formatAmount(goods) },
      ...(delivery === 'post'
        ? [{ label: t('postage'), amount: postage === 0 ? t('free') : formatAmount(postage) }]
        : []),
      ...(redeemed > 0 ? [{ label: t('redeemed'), amount: formatAmount(-redeemed) }] : []),
    ],
    lines: Object.fromEntries(quote.lines.map(({ article, sum }) => [article, formatAmount(sum)])),
    total: { label: t('total', { tax }), amount: formatAmount(total) },
    vat: [
      ...vat
        .filter((part) => part.rate > 0)
        .map((part) => t('vat', { rate: formatRate(part.rate), amount: formatAmount(part.vat) })),
      ...(tax === 'export' ? [t('exported')] : []),
    ],
    ...(delivery === 'post' && passesCustoms(route) && { customs: t('customs') }),
    arrival: formatArrival({ quote, delivery, total }, { locale, shopConfig, t }),
    shown: total,
  };
}

type ArrivalContext = { locale: Locale; shopConfig: ShopConfig; t: CheckoutTranslator };

/**
 * The expected arrival as a sentence. An order with a pre-order article promises nothing before its
 * release day.
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
  { form, balance, faults: storedErrors }: Draft,
  { shopConfig, locale, t }: DraftContext,
): { sums: FormattedSums | undefined; faults: FieldError[] } {
  const { sums, faults } = computeSums(form, { shopConfig, locale, balance });
  const others = faults.filter(
    (error) => !storedErrors.some((one) => JSON.stringify(one) === JSON.stringify(error)),
  );
  return {
    sums: sums && formatSums(sums, { locale, shopConfig, country: form.fields.country, t }),
    faults: sortFieldErrors([...storedErrors, ...others]),
  };
}
