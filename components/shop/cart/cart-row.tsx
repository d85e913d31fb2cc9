import type { Locale } from '@/lib/i18n/locales';
import type { Currency } from '@/lib/primitives/money/currency';
import { moneyWords } from '@/lib/primitives/money/money-words';
import { kindBeside } from '@/lib/shop/articles/kind-beside';
import { mostPieces } from '@/lib/shop/cart/cart';
import { changePieces } from '@/lib/shop/cart/change-cart';
import type { Judged } from '@/lib/shop/cart/check-cart';
import type { CartWords, KindWords } from './cart-words';
import { LineChanges } from './line-changes';
import { PiecesField } from './pieces-field';
import { deviceCart } from './use-cart';
import { useLostFocus } from './use-lost-focus';
import { VoucherPicture } from './voucher-picture';

type Props = {
  judged: Judged;
  currency: Currency;
  locale: Locale;
  words: CartWords;
  kinds: KindWords;
  /** Whether the row was just restored: it takes the focus from the restore button. */
  isBack: boolean;
  onRemove: () => void;
};

/** A cart line: pieces, price, and changes since it was added. */
export function CartRow({ judged, currency, locale, words, kinds, isBack, onRemove }: Props) {
  const removal = useLostFocus(isBack);
  const { line, offer, changes, price, isOrdered } = judged;
  const { article, pieces } = line;
  const title = offer?.title ?? line.title;
  const medium = kindBeside(offer?.kind ?? '', title, kinds);
  const sayMoney = (amount: number) => moneyWords({ amount, currency }, locale);
  const name = (text: string) => text.replace('{title}', title);
  const change = (wanted: number) =>
    void deviceCart.change((basket) => changePieces(basket, article, wanted));
  return (
    // One column if the text is too large for two.
    <div className="grid @max-[14rem]:grid-cols-1 grid-cols-[4.5rem_minmax(0,1fr)] gap-x-4 gap-y-3 sm:grid-cols-[6rem_minmax(0,1fr)_auto_7.5rem] sm:gap-x-6">
      <div className="relative row-span-2 aspect-square @max-[14rem]:w-18 self-start bg-raised sm:row-span-1">
        {offer?.picture ? (
          <img
            {...offer.picture}
            alt=""
            className="absolute inset-0 size-full object-contain p-1.5"
          />
        ) : (
          offer && <VoucherPicture kind={kinds.voucher} worth={price && sayMoney(price)} />
        )}
      </div>
      <div className="min-w-0">
        {medium && <p className="label text-muted">{medium}</p>}
        <h3 className="list-title" lang={offer?.lang}>
          {offer ? (
            <a href={offer.href} className="underline-offset-4 hover:underline">
              {title}
            </a>
          ) : (
            title
          )}
        </h3>
        {price !== undefined && <p className="mt-1 text-muted text-sm">{sayMoney(price)}</p>}
        <LineChanges {...{ changes, currency, locale }} words={words.changes} onTake={change} />
      </div>
      <div className="@max-[14rem]:col-start-1 col-start-2 flex flex-wrap items-center gap-x-4 gap-y-2 sm:col-start-auto sm:flex-col sm:items-start">
        <PiecesField
          pieces={pieces}
          onChange={change}
          onRemove={onRemove}
          words={{
            label: name(words.pieces),
            less: name(words.less),
            more: name(words.more),
            most: words.mostPieces.replace('{most}', String(mostPieces)),
            none: words.noPieces.replace('{most}', String(mostPieces)),
          }}
        />
        <button
          ref={removal}
          type="button"
          onClick={onRemove}
          aria-label={name(words.removeArticle)}
          className="label min-h-8 cursor-pointer underline underline-offset-4 hover:text-signal"
        >
          {words.remove}
        </button>
      </div>
      <p className="@max-[14rem]:col-start-1 col-start-2 font-semibold tabular-nums sm:col-start-auto sm:pt-2.5 sm:text-right">
        {price !== undefined && isOrdered && sayMoney(price * pieces)}
      </p>
    </div>
  );
}
