import { useTranslations } from 'next-intl';
import type { Article } from '@/lib/shop/article';
import { Prices } from './prices';

/** What stands for an article without a picture or a film: its kind and its worth, set in type. */
export function VoucherTile({ article, className }: { article: Article; className: string }) {
  const t = useTranslations('Shop');
  return (
    <div
      aria-hidden="true"
      className={`@container flex aspect-[3/2] flex-col justify-between bg-signal p-[8%] text-on-signal ${className}`}
    >
      <span className="label text-[min(0.8125rem,10cqi)]">{t(`kindOf.${article.kind}`)}</span>
      <span className="whitespace-nowrap font-bold text-[min(1.25rem,12cqi)] tracking-tight">
        <Prices prices={article.prices} alone />
      </span>
    </div>
  );
}
