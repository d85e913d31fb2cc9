import { useTranslations } from 'next-intl';
import { CardLink } from '@/components/navigation/links';
import { LocalizedText } from '@/components/rich-text/localized-text';
import type { Article } from '@/lib/shop/articles/article';
import { ArticlePicture } from './article-picture';
import { Prices, Stock } from './price-and-stock';

type ArticleGridProps = {
  articles: Article[];
  /** Whether it is the first visible grid. */
  first?: boolean;
  /** Gives each article an anchor (`#slug`); only for the one grid of a page with all articles. */
  hasAnchors?: boolean;
};

/** A grid of articles: two columns on a phone, one if the text is too large for two. */
export function ArticleGrid({ articles, first = false, hasAnchors = false }: ArticleGridProps) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(7rem,40%)),1fr))] gap-x-4 gap-y-8 sm:grid-cols-3 md:gap-x-6 xl:grid-cols-4">
      {articles.map((article, index) => (
        <li key={article.slug}>
          <ArticleCard article={article} first={first && index === 0} hasAnchor={hasAnchors} />
        </li>
      ))}
    </ul>
  );
}

type ArticleCardProps = {
  article: Article;
  /** Whether it is the first visible article. */
  first?: boolean;
  /** Gives it an anchor (`#slug`). */
  hasAnchor?: boolean;
};

/** An article card that links to its page. */
export function ArticleCard({ article, first = false, hasAnchor = false }: ArticleCardProps) {
  const t = useTranslations('Shop');
  return (
    <article id={hasAnchor ? article.slug : undefined} className="group relative">
      <ArticlePicture article={article} first={first} />
      <p className="label mt-3 text-muted">{t(`kindOf.${article.kind}`)}</p>
      <h3 className="mt-0.5 hyphens-auto wrap-anywhere list-title">
        <CardLink href={`/shop/${article.slug}`}>
          <LocalizedText value={article.title} />
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
