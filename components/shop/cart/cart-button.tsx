import { useMessages, useTranslations } from 'next-intl';
import type { PricesOf } from '@/lib/shop/cart/cart';

type Props = { article: string; title: string; prices: PricesOf; className?: string };

/**
 * Adds the surrounding form's `pieces` to the cart. Visible once the script has run
 * (`components/live-buttons/attach-cart`); without script the form leads to the checkout.
 */
export function CartButton({ article, title, prices, className = '' }: Props) {
  const t = useTranslations('Basket');
  const { Basket } = useMessages();
  return (
    <button
      type="button"
      data-live="add"
      data-article={article}
      data-title={title}
      data-prices={JSON.stringify(prices)}
      data-words={JSON.stringify(Basket.notices)}
      className={`invisible noscript:hidden in-[[data-till]]:visible ${className}`}
    >
      {t('add')}
    </button>
  );
}
