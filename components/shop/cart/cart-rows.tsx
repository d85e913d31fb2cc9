'use client';

import { useEffect, useRef } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { type Currency, formatMoney } from '@/lib/primitives/money/money';
import { kindLabel } from '@/lib/shop/articles/article';
import { changePieces, maxPieces } from '@/lib/shop/cart/cart';
import type { CheckedLine } from '@/lib/shop/cart/check-cart';
import type { ArticleKindNames, CartMessages } from './cart-messages';
import { LineChanges } from './line-changes';
import { PiecesField } from './pieces-field';
import { deviceCart } from './use-cart';

type CartRowProps = {
  checkedLine: CheckedLine;
  currency: Currency;
  locale: Locale;
  messages: CartMessages;
  kinds: ArticleKindNames;
  /** Whether the row was just restored: it takes the focus from the restore button. */
  isRestored: boolean;
  onRemove: () => void;
};

/** A cart line: pieces, price, and changes since it was added. */
export function CartRow({
  checkedLine,
  currency,
  locale,
  messages,
  kinds,
  isRestored,
  onRemove,
}: CartRowProps) {
  const removeButton = useFocusAfterRemoval(isRestored);
  const { line, offer, changes, price, isOrderable } = checkedLine;
  const { article, pieces } = line;
  const title = offer?.title ?? line.title;
  const medium = kindLabel(offer?.kind ?? '', title, kinds);
  const formatPrice = (amount: number) => formatMoney({ amount, currency }, locale);
  const withTitle = (text: string) => text.replace('{title}', title);
  const change = (wanted: number) =>
    void deviceCart.change((cart) => changePieces(cart, article, wanted));
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
          offer && <VoucherPicture kind={kinds.voucher} value={price && formatPrice(price)} />
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
        {price !== undefined && <p className="mt-1 text-muted text-sm">{formatPrice(price)}</p>}
        <LineChanges
          {...{ changes, currency, locale }}
          messages={messages.changes}
          onReducePieces={change}
        />
      </div>
      <div className="@max-[14rem]:col-start-1 col-start-2 flex flex-wrap items-center gap-x-4 gap-y-2 sm:col-start-auto sm:flex-col sm:items-start">
        <PiecesField
          pieces={pieces}
          onChange={change}
          onRemove={onRemove}
          messages={{
            label: withTitle(messages.pieces),
            less: withTitle(messages.less),
            more: withTitle(messages.more),
            most: messages.mostPieces.replace('{most}', String(maxPieces)),
            none: messages.noPieces.replace('{most}', String(maxPieces)),
          }}
        />
        <button
          ref={removeButton}
          type="button"
          onClick={onRemove}
          aria-label={withTitle(messages.removeArticle)}
          className="label min-h-8 cursor-pointer underline underline-offset-4 hover:text-signal"
        >
          {messages.remove}
        </button>
      </div>
      <p className="@max-[14rem]:col-start-1 col-start-2 font-semibold tabular-nums sm:col-start-auto sm:pt-2.5 sm:text-right">
        {price !== undefined && isOrderable && formatPrice(price * pieces)}
      </p>
    </div>
  );
}

type VoucherPictureProps = {
  /** The word for a voucher. */
  kind: string;
  value: string | 0 | undefined;
};

/** The picture of a voucher without an image: its kind and value as text, as in the shop. */
function VoucherPicture({ kind, value }: VoucherPictureProps) {
  return (
    <span
      aria-hidden="true"
      className="@container absolute inset-x-[5%] inset-y-[20%] flex flex-col justify-between bg-signal p-[7%] text-on-signal"
    >
      <span className="label text-[12cqi] [font-stretch:80%]">{kind}</span>
      <span className="whitespace-nowrap font-bold text-[14cqi] leading-none tracking-tight [font-stretch:80%]">
        {value}
      </span>
    </span>
  );
}

/**
 * Returns a ref for a button that takes the focus if `wanted` and the focus was lost with a removed
 * row. Focus elsewhere is not moved.
 */
function useFocusAfterRemoval(wanted: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (wanted && document.activeElement === document.body) button.current?.focus();
  }, [wanted]);
  return button;
}

type RemovedRowProps = { title: string; messages: CartMessages; onRestore: () => void };

/**
 * The placeholder of a removed line, which can be restored until the page is left. Takes the focus
 * that was in the row.
 */
export function RemovedRow({ title, messages, onRestore }: RemovedRowProps) {
  const button = useFocusAfterRemoval(true);
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-muted">
      <span role="status">{messages.removed.replace('{title}', title)}</span>
      <button
        ref={button}
        type="button"
        onClick={onRestore}
        aria-label={messages.putBackArticle.replace('{title}', title)}
        className="label min-h-11 cursor-pointer text-ink underline underline-offset-4"
      >
        {messages.putBack}
      </button>
    </p>
  );
}
