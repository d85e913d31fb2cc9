import { useTranslations } from 'next-intl';
import type { Article } from '@/lib/shop/articles/article';

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
