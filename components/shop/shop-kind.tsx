import { useTranslations } from 'next-intl';
import { Section } from '@/components/layout/section';
import type { Article } from '@/lib/shop/article';
import { ArticleEntry } from './article-entry';

type Props = { kind: Article['kind']; articles: Article[]; first?: boolean };

/** All articles of one kind. `first`: a visitor sees them first. */
export function ShopKind({ kind, articles, first = false }: Props) {
  const t = useTranslations('Shop');
  return (
    <Section id={kind} title={t(`kinds.${kind}`)}>
      <ul className="grid grid-cols-1 gap-x-6 gap-y-14 xl:grid-cols-2">
        {articles.map((article, index) => (
          <li key={article.slug}>
            <ArticleEntry article={article} first={first && index === 0} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
