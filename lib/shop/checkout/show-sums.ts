import type { Locale } from '@/lib/i18n/locales';
import { moneyWords } from '@/lib/primitives/money/money-words';
import { rateWords } from '@/lib/primitives/money/rate-words';
import type { ShopConfig } from '@/lib/shop/pricing/shop-config';
import { passesCustoms, taxState } from '@/lib/shop/pricing/tax-state';
import type { CheckoutWords } from './checkout-words';
import { sayArrival } from './say-arrival';
import type { Sums } from './sum-up';

/** The sums above the button, formatted for the visitor. */
export type ShownSums = {
  rows: { label: string; amount: string }[];
  total: { label: string; amount: string };
  /** Formatted line sums by article slug. */
  lines: Record<string, string>;
  /** The VAT contained in the total, one line per rate; for an export the note that there is none. */
  vat: string[];
  /** Note that tax may be due on arrival, if goods go abroad. */
  customs?: string;
  /** The expected arrival. */
  arrival: string;
  /** The shown total in the smallest unit; the form sends it back. */
  shown: number;
};

/** `country`: the destination; if empty, the seller's country. */
type Given = {
  locale: Locale;
  till: ShopConfig;
  country: string;
  t: CheckoutWords;
};

export function showSums(
  { quote, delivery, redeemed, total }: Sums,
  { locale, till, country, t }: Given,
): ShownSums {
  const { currency, goods, postage, vat } = quote;
  const say = (amount: number) => moneyWords({ amount, currency }, locale);
  const from = till.seller.country;
  const way = { from, to: country || from };
  const tax = taxState(vat, way);
  return {
    rows: [
      { label: t('goods'), amount: say(goods) },
      ...(delivery === 'post'
        ? [{ label: t('postage'), amount: postage === 0 ? t('free') : say(postage) }]
        : []),
      ...(redeemed > 0 ? [{ label: t('redeemed'), amount: say(-redeemed) }] : []),
    ],
    lines: Object.fromEntries(quote.lines.map(({ article, sum }) => [article, say(sum)])),
    total: { label: t('total', { tax }), amount: say(total) },
    vat: [
      ...vat
        .filter((part) => part.rate > 0)
        .map((part) => t('vat', { rate: rateWords(part.rate), amount: say(part.vat) })),
      ...(tax === 'export' ? [t('exported')] : []),
    ],
    ...(delivery === 'post' && passesCustoms(way) && { customs: t('customs') }),
    arrival: sayArrival({ quote, delivery, total }, { locale, till, t }),
    shown: total,
  };
}
