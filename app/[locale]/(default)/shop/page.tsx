import { notFound } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { PageHead } from '@/components/layout/page-head';
import { StructuredData } from '@/components/layout/structured-data';
import { RichText } from '@/components/rich-text/rich-text';
import { ShopKind } from '@/components/shop/articles/shop-kind';
import { ShopKinds } from '@/components/shop/articles/shop-kinds';
import { currentLocale } from '@/lib/i18n/current-locale';
import { plainPageMetadata } from '@/lib/seo/metadata/plain-page-metadata';
import { itemList } from '@/lib/seo/structured-data/item-list';
import { listArticles } from '@/lib/shop/articles/list-articles';
import { sortByKind } from '@/lib/shop/articles/sort-by-kind';
import { getSite } from '@/lib/site/get-site';
import { isSwitchedOff } from '@/lib/site/is-switched-off';

export async function generateMetadata() {
  return plainPageMetadata('shop', await currentLocale());
}

export default function ShopPage() {
  if (isSwitchedOff('shop')) notFound();
  const t = useTranslations('Shop');
  const locale = useLocale();
  const { shopNotice } = getSite(locale);
  const kinds = sortByKind(listArticles(locale));
  const paths = kinds.flatMap(({ articles }) => articles.map(({ slug }) => `/shop/${slug}`));
  return (
    <>
      <PageHead title={t('title')}>
        {kinds.length === 0 && <p>{t('empty')}</p>}
        {shopNotice && <RichText value={shopNotice} />}
      </PageHead>
      <ShopKinds kinds={kinds.map(({ kind, articles }) => ({ kind, count: articles.length }))} />
      {kinds.map(({ kind, articles }, index) => (
        <ShopKind key={kind} kind={kind} articles={articles} first={index === 0} />
      ))}
      <StructuredData things={itemList(paths, locale)} />
    </>
  );
}
