import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { RefusalMessage } from '@/components/shop/refusal-pages';
import { currentLocale } from '@/lib/i18n/current-locale';
import { errorIdToken, refusalToken } from '@/lib/server/error-pages/fill-token';
import { getShopConfig } from '@/lib/shop/pricing/get-shop-config';

export async function generateMetadata() {
  const t = await getTranslations({ locale: await currentLocale(), namespace: 'Checkout.refused' });
  return { title: t('title'), robots: { index: false } };
}

/**
 * Body of the server's responses when the shop refuses a request or fails (lib/server/error-pages). The page
 * has no public address.
 */
export default async function ShopRefusalPage() {
  if (!getShopConfig(await currentLocale())) notFound();
  return <RefusalMessage reason={refusalToken} id={errorIdToken} />;
}
