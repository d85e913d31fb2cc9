import { useLocale } from 'next-intl';
import { priceWords } from '@/lib/films/price-words';
import type { Article } from '@/lib/shop/article';

/** What an article costs, in each currency it is sold in; the first is the one to read. */
export function Prices({ prices: [first, ...others] }: Pick<Article, 'prices'>) {
  const locale = useLocale();
  if (!first) return null;
  return (
    <>
      {priceWords(first, locale)}
      {others.map((price) => (
        <span key={price.currency} className="font-normal text-muted">
          {' / '}
          {priceWords(price, locale)}
        </span>
      ))}
    </>
  );
}
