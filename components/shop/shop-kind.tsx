import { useTranslations } from 'next-intl';
import { Section } from '@/components/layout/section';
import type { Article } from '@/lib/shop/article';
import { ArticleEntry } from './article-entry';

/** All articles of one kind; nothing where the house has none. */
export function ShopKind({ kind, articles }: { kind: Article['kind']; articles: Article[] }) {
  const t = useTranslations('Shop');
  if (articles.length === 0) return null;
  return (
    <Section id={kind} title={t(`kinds.${kind}`)}>
      <ul className="grid grid-cols-1 gap-x-6 gap-y-14 xl:grid-cols-2">
        {articles.map((article) => (
          <li key={article.slug}>
            <ArticleEntry article={article} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
