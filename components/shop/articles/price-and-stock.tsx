import { useLocale, useTranslations } from 'next-intl';
import { Fragment } from 'react';
import { formatMoney } from '@/lib/primitives/money/money';
import type { Article } from '@/lib/shop/articles/article';

type Props = Pick<Article, 'prices'> & {
  /** Shows only the first currency until the visitor has chosen one. */
  alone?: boolean;
};

/**
 * An article's price in each currency; the first is emphasized. Once the visitor has chosen a
 * currency on this device, only that one is shown (`prices` in app/repeated-elements.css).
 */
export function Prices({ prices: [first, ...others], alone = false }: Props) {
  const locale = useLocale();
  if (!first) return null;
  if (others.length === 0) return formatMoney(first, locale);
  const className = alone ? 'hidden' : 'font-normal text-muted';
  return (
    <span className="prices">
      <span data-price={first.currency}>{formatMoney(first, locale)}</span>
      {others.map((price) => (
        <Fragment key={price.currency}>
          <span className={className}>{' / '}</span>
          <span data-price={price.currency} className={className}>
            {formatMoney(price, locale)}
          </span>
        </Fragment>
      ))}
    </span>
  );
}

const marks: Record<Article['stock'], string> = {
  'in-stock': 'bg-ink',
  'few-left': 'border-2 border-ink bg-linear-to-r from-50% from-ink to-50% to-transparent',
  'out-of-stock': 'border-2 border-ink',
  'pre-order': 'bg-signal',
  example: 'border-2 border-muted border-dotted',
};

/** The availability in words; the mark beside them adds no information. */
export function Stock({ stock }: Pick<Article, 'stock'>) {
  return (
    <span className="inline-flex items-center gap-2 hyphens-auto wrap-anywhere">
      <span aria-hidden="true" className={`size-2.5 shrink-0 rounded-full ${marks[stock]}`} />
      {useTranslations('Shop')(`stock.${stock}`)}
    </span>
  );
}
