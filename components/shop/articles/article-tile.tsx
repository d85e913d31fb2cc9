import { useTranslations } from 'next-intl';
import { CardLink } from '@/components/navigation/card-link';
import { LocalWords } from '@/components/rich-text/local-words';
import type { Article } from '@/lib/shop/articles/article';
import { ArticlePicture } from './article-picture';
import { Prices } from './prices';
import { Stock } from './stock';

type Props = {
  article: Article;
  /** Whether it is the first visible article. */
  first?: boolean;
  /** Gives it an anchor (`#slug`). */
  named?: boolean;
};

/** An article card that links to its page. */
export function ArticleTile({ article, first = false, named = false }: Props) {
  const t = useTranslations('Shop');
  return (
    <article id={named ? article.slug : undefined} className="group relative">
      <ArticlePicture article={article} first={first} />
      <p className="label mt-3 text-muted">{t(`kindOf.${article.kind}`)}</p>
      <h3 className="mt-0.5 hyphens-auto wrap-anywhere list-title">
        <CardLink href={`/shop/${article.slug}`}>
          <LocalWords value={article.title} />
        </CardLink>
      </h3>
      <p className="mt-1 text-sm">
        <Prices prices={article.prices} />
      </p>
      <p className="mt-1 text-muted text-sm">
        <Stock stock={article.stock} />
      </p>
    </article>
  );
}
