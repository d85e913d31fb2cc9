import { notFound } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { WrittenPage } from '@/components/rich-text/written-page';
import { PostageTerms } from '@/components/shop/articles/postage-terms';
import { WithdrawalTerms } from '@/components/shop/articles/shop-sections';
import { currentLocale } from '@/lib/i18n/current-locale';
import { plainPageMetadata } from '@/lib/seo/metadata/plain-page-metadata';
import { getShopConfig } from '@/lib/shop/pricing/get-shop-config';

export async function generateMetadata() {
  return plainPageMetadata('terms', await currentLocale());
}

/** Terms of sale, on a page that can be saved; 404 if the site does not sell. */
export default function TermsPage() {
  const t = useTranslations('Shop');
  const shopConfig = getShopConfig(useLocale());
  if (!shopConfig) notFound();
  return (
    <>
      <WrittenPage title={t('toTerms')} text={shopConfig.terms} />
      <PostageTerms shopConfig={shopConfig} />
      <WithdrawalTerms withdrawal={shopConfig.withdrawal} />
    </>
  );
}
