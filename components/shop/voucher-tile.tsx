import { useTranslations } from 'next-intl';
import type { Article } from '@/lib/shop/article';
import { Prices } from './prices';

/** What stands for an article without a picture or a film: its kind and its worth, set in type. */
export function VoucherTile({ article, className }: { article: Article; className: string }) {
  const t = useTranslations('Shop');
  return (
    <div
      aria-hidden="true"
      className={`flex aspect-[3/2] flex-col justify-between bg-signal p-[8%] text-on-signal ${className}`}
    >
      <span className="label">{t(`kindOf.${article.kind}`)}</span>
      <span className="font-bold text-xl tracking-tight">
        <Prices prices={article.prices.slice(0, 1)} />
      </span>
    </div>
  );
}
