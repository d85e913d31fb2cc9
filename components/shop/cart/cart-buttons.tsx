import { useMessages, useTranslations } from 'next-intl';
import { LocaleLink } from '@/components/navigation/links';
import type { PricesByCurrency } from '@/lib/shop/cart/cart';

type Props = { article: string; title: string; prices: PricesByCurrency; className?: string };

/**
 * Adds the surrounding form's `pieces` to the cart. Visible once the script has run
 * (`components/live-buttons/attach-cart`); without script the form leads to the checkout.
 */
export function CartButton({ article, title, prices, className = '' }: Props) {
  const t = useTranslations('Cart');
  const { Cart } = useMessages();
  return (
    <button
      type="button"
      data-live="add"
      data-article={article}
      data-title={title}
      data-prices={JSON.stringify(prices)}
      data-words={JSON.stringify(Cart.notices)}
      className={`invisible noscript:hidden in-[[data-shop]]:visible ${className}`}
    >
      {t('add')}
    </button>
  );
}

/**
 * The cart link in the header. The number of pieces is stored on the device and filled in by script
 * (`components/live-buttons/attach-cart`).
 */
export function CartLink() {
  const { title, linkOne, linkMany } = useMessages().Cart;
  return (
    <LocaleLink
      href="/panier"
      data-live="basket"
      data-none={title}
      data-one={linkOne}
      data-many={linkMany}
      aria-label={title}
      className="relative grid size-11 place-items-center"
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 20 20"
        strokeWidth="2.5"
        className="w-5 fill-none stroke-current"
      >
        <path d="M2.5 7.5h15l-1.5 10H4zM6.5 7.5a3.5 5 0 0 1 7 0" />
      </svg>
      <span
        aria-hidden="true"
        className="absolute -top-0.5 right-0 min-w-[1.125rem] rounded-full bg-signal px-1 text-center font-bold text-[0.6875rem] text-on-signal leading-[1.125rem] empty:hidden"
      />
    </LocaleLink>
  );
}
