'use client';

import { useSyncExternalStore } from 'react';
import { Section } from '@/components/layout/section';
import { localePath } from '@/lib/i18n/locale-path';
import type { Locale } from '@/lib/i18n/locales';
import type { Currency } from '@/lib/primitives/money/currency';
import {
  keepCurrency,
  onCurrencyChange,
  readCurrency,
} from '@/lib/primitives/money/stored-currency';
import { checkCart } from '@/lib/shop/cart/check-cart';
import { CartRow } from './cart-row';
import { CartSums } from './cart-sums';
import type { CartWords, KindWords } from './cart-words';
import { RemovedRow } from './removed-row';
import { deviceCart, useCart } from './use-cart';
import { useOffers } from './use-offers';
import { useTaken } from './use-taken';

type Props = {
  locale: Locale;
  words: CartWords;
  kinds: KindWords;
  currencies: readonly Currency[];
};

/** The cart of this device, with the way to the checkout. */
export function CartPage({ locale, words, kinds, currencies }: Props) {
  const kept = useCart();
  const basket = kept ?? [];
  const currency = useCurrency(currencies);
  const articles = basket.map(({ article }) => article);
  const offers = useOffers(articles, locale);
  const { rows, back, take, putBack } = useTaken(basket);
  if (!kept) return null;
  if (rows.length === 0)
    return (
      <p className="shell mt-10 max-w-[52ch] text-lg leading-snug">
        {deviceCart.isRefused() ? words.refused : words.empty}{' '}
        <a href={localePath('/shop', locale)} className="underline underline-offset-4">
          {words.toShop}
        </a>
      </p>
    );
  const { lines, sum } = checkCart(basket, offers, currency);
  const common = { currency, locale, words };
  return (
    <>
      <Section id="articles" title={words.articles}>
        {offers.failed && <OffersFailed words={words} onRetry={offers.retry} />}
        <p role="status" className="sr-only">
          {back && words.isBack.replace('{title}', back.title)}
        </p>
        <ul>
          {rows.map((row) => {
            const judged = lines.find(({ line }) => line === row.line);
            return (
              <li
                key={row.line.article}
                className="@container border-line border-b py-5 first:pt-0"
              >
                {judged ? (
                  <CartRow
                    {...common}
                    kinds={kinds}
                    judged={judged}
                    isBack={row.line === back}
                    onRemove={() => take(row)}
                  />
                ) : (
                  <RemovedRow title={row.line.title} words={words} onPutBack={() => putBack(row)} />
                )}
              </li>
            );
          })}
        </ul>
      </Section>
      {basket.length > 0 && (
        <Section id="sum" title={words.orderTitle}>
          <CartSums
            {...{ ...common, sum, currencies }}
            lines={lines.filter(({ isOrdered }) => isOrdered).map(({ line }) => line)}
            onCurrency={keepCurrency}
          />
        </Section>
      )}
    </>
  );
}

/** The currency chosen on this device, else the shop's first. */
function useCurrency(currencies: readonly Currency[]): Currency {
  const kept = useSyncExternalStore(onCurrencyChange, readCurrency, () => undefined);
  return currencies.find((one) => one === kept) ?? currencies[0] ?? 'CHF';
}

/** Reports that prices and stock could not be loaded, with a retry button. */
function OffersFailed({ words, onRetry }: { words: CartWords; onRetry: () => void }) {
  return (
    <p role="alert" className="mb-6 text-lg">
      {words.failed}{' '}
      <button
        type="button"
        onClick={onRetry}
        className="min-h-8 cursor-pointer underline underline-offset-4"
      >
        {words.retry}
      </button>
    </p>
  );
}
