import { useTranslations } from 'next-intl';
import { LocalWords } from '@/components/i18n/local-words';
import { CardLink } from '@/components/navigation/card-link';
import type { Article } from '@/lib/shop/article';
import { ArticlePicture } from './article-picture';
import { Prices } from './prices';
import { Stock } from './stock';

/** An article in a window: it leads to its entry in the shop. */
export function ArticleTile({ article }: { article: Article }) {
  const t = useTranslations('Shop');
  return (
    <article className="group relative">
      <ArticlePicture article={article} />
      <p className="label mt-3 text-muted">{t(`kindOf.${article.kind}`)}</p>
      <h3 className="mt-0.5 font-bold leading-tight tracking-tight">
        <CardLink href={`/shop#${article.slug}`}>
          <LocalWords value={article.title} />
        </CardLink>
      </h3>
      <p className="mt-1 text-sm">
        <Prices prices={article.prices.slice(0, 1)} />
      </p>
      <p className="mt-1 text-muted text-sm">
        <Stock stock={article.stock} />
      </p>
    </article>
  );
}
