'use client';

import { useSyncExternalStore } from 'react';
import { Section } from '@/components/layout/section';
import { type Locale, localePath } from '@/lib/i18n/locales';
import type { Currency } from '@/lib/primitives/money/money';
import {
  onCurrencyChange,
  readCurrency,
  storeCurrency,
} from '@/lib/primitives/money/stored-currency';
import { checkCart } from '@/lib/shop/cart/check-cart';
import type { ArticleKindNames, CartMessages } from './cart-messages';
import type { CartDestination } from './cart-postage';
import { CartRow, RemovedRow } from './cart-rows';
import { CartSums } from './cart-sums';
import { deviceCart, useCart, useCartRows } from './use-cart';
import { useOffers } from './use-offers';

type Props = {
  locale: Locale;
  messages: CartMessages;
  kinds: ArticleKindNames;
  currencies: readonly Currency[];
  /** Where the shop delivers, the seller's country first. */
  destinations: readonly CartDestination[];
};

/** The cart of this device, with the button to the checkout. */
export function CartPage({ locale, messages, kinds, currencies, destinations }: Props) {
  const stored = useCart();
  const cart = stored ?? [];
  const currency = useCurrency(currencies);
  const articles = cart.map(({ article }) => article);
  const offers = useOffers(articles, locale);
  const { rows, restoredLine, remove, restore } = useCartRows(cart);
  if (!stored) return null;
  if (rows.length === 0)
    return (
      <p className="shell mt-10 max-w-[52ch] text-lg leading-snug">
        {deviceCart.isRefused() ? messages.refused : messages.empty}{' '}
        <a href={localePath('/shop', locale)} className="underline underline-offset-4">
          {messages.toShop}
        </a>
      </p>
    );
  const { lines, sum } = checkCart(cart, offers, currency);
  const common = { currency, locale, messages };
  return (
    <>
      <Section id="articles" title={messages.articles}>
        {offers.failed && <OffersFailed messages={messages} onRetry={offers.retry} />}
        <p role="status" className="sr-only">
          {restoredLine && messages.isBack.replace('{title}', restoredLine.title)}
        </p>
        <ul>
          {rows.map((row) => {
            const checkedLine = lines.find(({ line }) => line === row.line);
            return (
              <li
                key={row.line.article}
                className="@container border-line border-b py-5 first:pt-0"
              >
                {checkedLine ? (
                  <CartRow
                    {...common}
                    kinds={kinds}
                    checkedLine={checkedLine}
                    isRestored={row.line === restoredLine}
                    onRemove={() => remove(row)}
                  />
                ) : (
                  <RemovedRow
                    title={row.line.title}
                    messages={messages}
                    onRestore={() => restore(row)}
                  />
                )}
              </li>
            );
          })}
        </ul>
      </Section>
      {cart.length > 0 && (
        <Section id="sum" title={messages.orderTitle}>
          <CartSums
            {...common}
            sum={sum}
            currencies={currencies}
            lines={lines}
            destinations={destinations}
            onCurrency={storeCurrency}
          />
        </Section>
      )}
    </>
  );
}

/** The currency chosen on this device, else the shop's first. */
function useCurrency(currencies: readonly Currency[]): Currency {
  const stored = useSyncExternalStore(onCurrencyChange, readCurrency, () => undefined);
  return currencies.find((one) => one === stored) ?? currencies[0] ?? 'CHF';
}

/** Reports that prices and stock could not be loaded, with a retry button. */
function OffersFailed({ messages, onRetry }: { messages: CartMessages; onRetry: () => void }) {
  return (
    <p role="alert" className="mb-6 text-lg">
      {messages.failed}{' '}
      <button
        type="button"
        onClick={onRetry}
        className="min-h-8 cursor-pointer underline underline-offset-4"
      >
        {messages.retry}
      </button>
    </p>
  );
}
