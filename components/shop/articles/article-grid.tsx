import type { Article } from '@/lib/shop/articles/article';
import { ArticleTile } from './article-tile';

type Props = {
  articles: Article[];
  /** A visitor sees them first. */
  first?: boolean;
  /** Each can be led to by its name (`#slug`): this is the one place of the page where it stands. */
  named?: boolean;
};

/** Articles beside each other, two on a phone, one where letters are so large that two have no room. */
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
