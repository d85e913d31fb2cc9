import type { Locale } from '@/lib/i18n/locales';
import { type Currency, formatMoney } from '@/lib/primitives/money/money';
import type { LineChange } from '@/lib/shop/cart/check-cart';
import type { CartMessages } from './cart-messages';

type Props = {
  changes: readonly LineChange[];
  currency: Currency;
  locale: Locale;
  messages: CartMessages['changes'];
  /** Sets the number of pieces to what is left. */
  onReducePieces: (pieces: number) => void;
};

/** The changes since the article was added to the cart. */
export function LineChanges({ changes, currency, locale, messages, onReducePieces }: Props) {
  const formatChange = (change: LineChange) => {
    if (change.change === 'price')
      return messages.price.replace(
        '{before}',
        formatMoney({ amount: change.before, currency }, locale),
      );
    if (change.change === 'fewer') return messages.fewer.replace('{left}', String(change.left));
    return messages[change.change].replace('{currency}', currency);
  };
  return (
    <div role="status">
      {changes.length > 0 && (
        <ul className="mt-2 space-y-1 text-sm">
          {changes.map((change) => (
            <li key={change.change} className="border-signal border-l-4 pl-2.5 leading-snug">
              {formatChange(change)}{' '}
              {change.change === 'fewer' && (
                <button
                  type="button"
                  onClick={() => onReducePieces(change.left)}
                  className="min-h-8 cursor-pointer underline underline-offset-4"
                >
                  {messages.take.replace('{left}', String(change.left))}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
