import { notFound } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { PageHead } from '@/components/layout/page-title';
import { StructuredData } from '@/components/layout/structured-data';
import { RichText } from '@/components/rich-text/rich-text';
import { ArticleKindLinks, ArticleKindSection } from '@/components/shop/articles/shop-sections';
import { currentLocale } from '@/lib/i18n/current-locale';
import { plainPageMetadata } from '@/lib/seo/metadata/plain-page-metadata';
import { itemList } from '@/lib/seo/structured-data/item-list';
import { groupByKind, listArticles } from '@/lib/shop/articles/get-articles';
import { getSite, isSwitchedOff } from '@/lib/site/get-site';

export async function generateMetadata() {
  return plainPageMetadata('shop', await currentLocale());
}

export default function ShopPage() {
  if (isSwitchedOff('shop')) notFound();
  const t = useTranslations('Shop');
  const locale = useLocale();
  const { shopNotice } = getSite(locale);
  const kinds = groupByKind(listArticles(locale));
  const paths = kinds.flatMap(({ articles }) => articles.map(({ slug }) => `/shop/${slug}`));
  return (
    <>
      <PageHead title={t('title')}>
        {kinds.length === 0 && <p>{t('empty')}</p>}
        {shopNotice && <RichText value={shopNotice} />}
      </PageHead>
      <ArticleKindLinks
        kinds={kinds.map(({ kind, articles }) => ({ kind, count: articles.length }))}
      />
      {kinds.map(({ kind, articles }, index) => (
        <ArticleKindSection key={kind} kind={kind} articles={articles} first={index === 0} />
      ))}
      <StructuredData things={itemList(paths, locale)} />
    </>
  );
}
