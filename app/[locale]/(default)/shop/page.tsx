import { notFound } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { PageHead } from '@/components/layout/page-head';
import { RichText } from '@/components/rich-text/rich-text';
import { ShopKind } from '@/components/shop/shop-kind';
import { currentLocale } from '@/lib/i18n/current-locale';
import { shopMetadata } from '@/lib/seo/page-metadata';
import { articleKinds } from '@/lib/shop/article';
import { listArticles } from '@/lib/shop/list-articles';
import { getSite } from '@/lib/site/get-site';
import { isSwitchedOff } from '@/lib/site/is-switched-off';

export async function generateMetadata() {
  return shopMetadata(await currentLocale());
}

export default function ShopPage() {
  if (isSwitchedOff('shop')) notFound();
  const t = useTranslations('Shop');
  const locale = useLocale();
  const { shopNotice } = getSite(locale);
  const articles = listArticles(locale);
  const kinds = articleKinds.filter((kind) => articles.some((article) => article.kind === kind));
  return (
    <>
      <PageHead title={t('title')}>
        {articles.length === 0 && <p>{t('empty')}</p>}
        {shopNotice && <RichText value={shopNotice} />}
      </PageHead>
      {kinds.map((kind, index) => (
        <ShopKind
          key={kind}
          kind={kind}
          articles={articles.filter((article) => article.kind === kind)}
          first={index === 0}
        />
      ))}
    </>
  );
}
