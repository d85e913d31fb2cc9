import { useTranslations } from 'next-intl';
import { Section } from '@/components/layout/section';
import { ArticleTile } from '@/components/shop/article-tile';
import type { Article } from '@/lib/shop/article';

/** What the shop has of the film. */
export function MovieArticles({ articles }: { articles: Article[] }) {
  const t = useTranslations('Film');
  return (
    <Section id="shop" title={t('shop')}>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-8 sm:grid-cols-3 md:gap-x-6 xl:grid-cols-4">
        {articles.map((article) => (
          <li key={article.slug}>
            <ArticleTile article={article} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
