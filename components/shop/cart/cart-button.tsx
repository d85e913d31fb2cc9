import { useMessages, useTranslations } from 'next-intl';
import type { PricesOf } from '@/lib/shop/cart/cart';

type Props = { article: string; title: string; prices: PricesOf; className?: string };

/**
 * Puts into the basket what the form around it says (`pieces`); there once the page's script has come
 * (`components/live-buttons/attach-cart`). Without, the form leads to the checkout itself.
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
