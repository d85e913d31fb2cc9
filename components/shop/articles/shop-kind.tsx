import { useTranslations } from 'next-intl';
import { Section } from '@/components/layout/section';
import type { Article } from '@/lib/shop/articles/article';
import { ArticleGrid } from './article-grid';

type Props = { kind: Article['kind']; articles: Article[]; first?: boolean };

/** All articles of one kind. `first`: it is the first visible group. */
export function ShopKind({ kind, articles, first = false }: Props) {
  const t = useTranslations('Shop');
  return (
    <Section id={kind} title={t(`kinds.${kind}`)}>
      <ArticleGrid articles={articles} first={first} named />
    </Section>
  );
}
