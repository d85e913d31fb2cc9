import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { RefusalMessage } from '@/components/shop/checkout/refusal-message';
import { currentLocale } from '@/lib/i18n/current-locale';
import { errorIdToken, refusalToken } from '@/lib/server/error-pages/fill-token';
import { getShopConfig } from '@/lib/shop/pricing/get-shop-config';

export async function generateMetadata() {
  const t = await getTranslations({ locale: await currentLocale(), namespace: 'Checkout.refused' });
  return { title: t('title'), robots: { index: false } };
}

/** What the front (lib/server/uncached) answers with when the shop cannot. Never an address of its own. */
export default async function ShopRefusalPage() {
  if (!getShopConfig(await currentLocale())) notFound();
  return <RefusalMessage reason={refusalToken} id={errorIdToken} />;
}
