import { useTranslations } from 'next-intl';
import { Section } from '@/components/layout/section';
import { MoreLink } from '@/components/navigation/links';
import { RichText } from '@/components/rich-text/rich-text';
import type { Article } from '@/lib/shop/articles/article';
import type { ShopConfig } from '@/lib/shop/pricing/shop-config';
import { ArticleGrid } from './article-grid';

type ArticleKindLinksProps = { kinds: { kind: Article['kind']; count: number }[] };

/** Jump links to the kinds of articles in the shop. */
export function ArticleKindLinks({ kinds }: ArticleKindLinksProps) {
  const t = useTranslations('Shop');
  if (kinds.length < 2) return null;
  return (
    <nav aria-label={t('kindsLabel')} className="shell mt-6 md:mt-8">
      <ul className="label flex flex-wrap gap-2">
        {kinds.map(({ kind, count }) => (
          <li key={kind}>
            <a
              href={`#${kind}`}
              className="inline-flex min-h-11 items-center gap-2 border-2 border-ink px-3 hover:bg-ink hover:text-paper"
            >
              {t(`kinds.${kind}`)}
              <span className="font-normal tabular-nums">{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type ArticleKindSectionProps = { kind: Article['kind']; articles: Article[]; first?: boolean };

/** All articles of one kind. `first`: it is the first visible group. */
export function ArticleKindSection({ kind, articles, first = false }: ArticleKindSectionProps) {
  const t = useTranslations('Shop');
  return (
    <Section id={kind} title={t(`kinds.${kind}`)}>
      <ArticleGrid articles={articles} first={first} hasAnchors />
    </Section>
  );
}

/** The withdrawal period and its exceptions. */
export function WithdrawalTerms({ withdrawal: { days, text } }: Pick<ShopConfig, 'withdrawal'>) {
  const t = useTranslations('Shop');
  return (
    <Section
      id="withdrawal"
      title={t('withdrawal')}
      aside={<MoreLink href="/shop">{t('all')}</MoreLink>}
    >
      <p className="max-w-[60ch] text-lg leading-snug">{t('withdrawalDays', { days })}</p>
      {text && <RichText value={text} className="mt-3 max-w-[60ch] text-lg leading-snug" />}
    </Section>
  );
}
