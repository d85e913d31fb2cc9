import type { Locale } from '@/lib/i18n/locales';
import type { Currency } from '@/lib/primitives/money/currency';
import { moneyWords } from '@/lib/primitives/money/money-words';
import type { Change } from '@/lib/shop/cart/what-changed';
import type { CartWords } from './cart-words';

type Props = {
  changes: readonly Change[];
  currency: Currency;
  locale: Locale;
  words: CartWords['changes'];
  /** Sets the number of pieces to what is left. */
  onTake: (pieces: number) => void;
};

/** The changes since the article was added to the cart. */
export function LineChanges({ changes, currency, locale, words, onTake }: Props) {
  const say = (change: Change) => {
    if (change.change === 'price')
      return words.price.replace(
        '{before}',
        moneyWords({ amount: change.before, currency }, locale),
      );
    if (change.change === 'fewer') return words.fewer.replace('{left}', String(change.left));
    return words[change.change].replace('{currency}', currency);
  };
  return (
    <div role="status">
      {changes.length > 0 && (
        <ul className="mt-2 space-y-1 text-sm">
          {changes.map((change) => (
            <li key={change.change} className="border-signal border-l-4 pl-2.5 leading-snug">
              {say(change)}{' '}
              {change.change === 'fewer' && (
                <button
                  type="button"
                  onClick={() => onTake(change.left)}
                  className="min-h-8 cursor-pointer underline underline-offset-4"
                >
                  {words.take.replace('{left}', String(change.left))}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
