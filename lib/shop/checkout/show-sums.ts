import type { Locale } from '@/lib/i18n/locales';
import { moneyWords } from '@/lib/primitives/money/money-words';
import { rateWords } from '@/lib/primitives/money/rate-words';
import type { ShopConfig } from '@/lib/shop/pricing/shop-config';
import { passesCustoms, taxState } from '@/lib/shop/pricing/tax-state';
import type { CheckoutWords } from './checkout-words';
import { sayArrival } from './say-arrival';
import type { Sums } from './sum-up';

/** What stands above the button, as a visitor reads it. */
export type ShownSums = {
  rows: { label: string; amount: string }[];
  total: { label: string; amount: string };
  /** Of each article, by its slug. */
  lines: Record<string, string>;
  /** How much of the whole is VAT, a line a rate; of what goes abroad without, that there is none. */
  vat: string[];
  /** That tax may be asked on arrival, where goods go abroad. */
  customs?: string;
  /** When it comes. */
  arrival: string;
  /** Smallest unit: what the form says was shown. */
  shown: number;
};

/** `country`: where it goes; empty: as long as none is chosen, the seller's. */
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
