import { useTranslations } from 'next-intl';
import { Section } from '@/components/layout/section';
import { ArticleGrid } from '@/components/shop/article-grid';
import type { Article } from '@/lib/shop/article';

/** What the shop has of the film. */
export function MovieArticles({ articles }: { articles: Article[] }) {
  const t = useTranslations('Film');
  return (
    <Section id="shop" title={t('shop')}>
      <ArticleGrid articles={articles} />
    </Section>
  );
}
