import type { Article } from '@/lib/shop/articles/article';
import { ArticleTile } from './article-tile';

type Props = {
  articles: Article[];
  /** Whether it is the first visible grid. */
  first?: boolean;
  /** Gives each article an anchor (`#slug`); only for the one grid of a page with all articles. */
  named?: boolean;
};

/** A grid of articles: two columns on a phone, one if the text is too large for two. */
export function ArticleGrid({ articles, first = false, named = false }: Props) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(7rem,40%)),1fr))] gap-x-4 gap-y-8 sm:grid-cols-3 md:gap-x-6 xl:grid-cols-4">
      {articles.map((article, index) => (
        <li key={article.slug}>
          <ArticleTile article={article} first={first && index === 0} named={named} />
        </li>
      ))}
    </ul>
  );
}
