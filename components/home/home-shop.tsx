import { useLocale, useTranslations } from 'next-intl';
import { Section } from '@/components/layout/section';
import { MoreLink } from '@/components/navigation/more-link';
import { ArticleTile } from '@/components/shop/articles/article-tile';
import { articleKinds } from '@/lib/shop/articles/article';
import { listArticles } from '@/lib/shop/articles/list-articles';

/** One article of each kind, with a link to the shop. */
export function HomeShop() {
  const t = useTranslations('Home');
  const articles = listArticles(useLocale());
  if (articles.length === 0) return null;
  const window = articleKinds.flatMap(
    (kind) => articles.find((article) => article.kind === kind) ?? [],
  );
  return (
    <Section id="shop" title={t('shop')} aside={<MoreLink href="/shop">{t('shopMore')}</MoreLink>}>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-8 sm:grid-cols-3 md:gap-x-6 xl:grid-cols-5">
        {window.map((article) => (
          <li key={article.slug}>
            <ArticleTile article={article} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
