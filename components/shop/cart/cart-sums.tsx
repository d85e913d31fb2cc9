import { type Locale, localePath } from '@/lib/i18n/locales';
import { type Currency, formatMoney } from '@/lib/primitives/money/money';
import type { CheckedLine } from '@/lib/shop/cart/check-cart';
import type { CartMessages } from './cart-messages';
import { type CartDestination, CartPostage } from './cart-postage';

type Props = {
  lines: readonly CheckedLine[];
  destinations: readonly CartDestination[];
  sum: number;
  currency: Currency;
  currencies: readonly Currency[];
  onCurrency: (currency: Currency) => void;
  locale: Locale;
  messages: CartMessages;
};

/** The sum, its currency and the button to the checkout: a plain form, like that of an article. */
export function CartSums({
  lines,
  sum,
  destinations,
  currency,
  currencies,
  onCurrency,
  locale,
  messages,
}: Props) {
  const ordered = lines.filter(({ isOrderable }) => isOrderable).map(({ line }) => line);
  return (
    <form action={localePath('/commande', locale)} className="max-w-xl">
      {ordered.map(({ article, pieces }) => (
        <span key={article} hidden>
          <input type="hidden" name="article" value={article} />
          <input type="hidden" name="pieces" value={pieces} />
        </span>
      ))}
      {currencies.length > 1 ? (
        <fieldset className="mb-5">
          <legend className="label mb-2 text-muted">{messages.currency}</legend>
          <div className="flex gap-x-6">
            {currencies.map((one) => (
              <label key={one} className="label flex min-h-11 cursor-pointer items-center gap-2">
                <input
                  type="radio"
                  name="currency"
                  value={one}
                  checked={one === currency}
                  onChange={() => onCurrency(one)}
                  className="size-5 accent-ink"
                />
                {one}
              </label>
            ))}
          </div>
        </fieldset>
      ) : (
        <input type="hidden" name="currency" value={currency} />
      )}
      <p
        role="status"
        className="flex flex-wrap items-baseline justify-between gap-x-6 border-ink border-t-2 pt-4"
      >
        <span className="font-semibold text-lg">{messages.sum}</span>
        <span className="display-3 tabular-nums">
          {formatMoney({ amount: sum, currency }, locale)}
        </span>
      </p>
      <CartPostage {...{ lines, sum, destinations, currency, locale, messages }} />
      <p className="mt-3 text-muted text-sm">{messages.sumNote}</p>
      <button
        type="submit"
        disabled={ordered.length === 0}
        className="button mt-6 w-full cursor-pointer justify-center sm:w-auto disabled:cursor-default disabled:bg-line disabled:text-muted"
      >
        {messages.order}
      </button>
    </form>
  );
}
