import { useLocale, useTranslations } from 'next-intl';
import { Section } from '@/components/layout/section';
import { MoreLink } from '@/components/navigation/more-link';
import type { Article } from '@/lib/shop/articles/article';
import { listBeside } from '@/lib/shop/articles/list-beside';
import { ArticleGrid } from './article-grid';

/** Related articles. */
export function ArticlesBeside({ article }: { article: Article }) {
  const t = useTranslations('Shop');
  const articles = listBeside(article, useLocale());
  if (articles.length === 0) return null;
  return (
    <Section id="beside" title={t('beside')} aside={<MoreLink href="/shop">{t('all')}</MoreLink>}>
      <ArticleGrid articles={articles} />
    </Section>
  );
}
