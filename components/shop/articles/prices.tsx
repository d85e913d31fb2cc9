import { useLocale } from 'next-intl';
import { Fragment } from 'react';
import { moneyWords } from '@/lib/primitives/money/money-words';
import type { Article } from '@/lib/shop/articles/article';

type Props = Pick<Article, 'prices'> & {
  /** Hides the other currencies until one is chosen. */
  alone?: boolean;
};

/**
 * An article's price in each currency; the first is emphasized. Once the visitor has chosen a
 * currency on this device, only that one is shown (`prices` in app/looks.css).
 */
export function Prices({ prices: [first, ...others], alone = false }: Props) {
  const locale = useLocale();
  if (!first) return null;
  if (others.length === 0) return moneyWords(first, locale);
  const look = alone ? 'hidden' : 'font-normal text-muted';
  return (
    <span className="prices">
      <span data-price={first.currency}>{moneyWords(first, locale)}</span>
      {others.map((price) => (
        <Fragment key={price.currency}>
          <span className={look}>{' / '}</span>
          <span data-price={price.currency} className={look}>
            {moneyWords(price, locale)}
          </span>
        </Fragment>
      ))}
    </span>
  );
}
