import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { OrderNotFound } from '@/components/shop/refusal-pages';
import { currentLocale } from '@/lib/i18n/current-locale';
import { getOrderConfig } from '@/lib/shop/pricing/get-shop-config';

export async function generateMetadata() {
  const t = await getTranslations({ locale: await currentLocale(), namespace: 'Order.notFound' });
  // A truncated address still contains most of an order's secret token, so it must not leak as a referrer.
  return { title: t('title'), robots: { index: false, follow: false }, referrer: 'same-origin' };
}

/**
 * Body of the server's responses when an address matches no order (lib/server/uncached). The page has no public
 * address.
 */
export default async function OrderNotFoundPage() {
  const shopConfig = getOrderConfig(await currentLocale());
  if (!shopConfig) notFound();
  return <OrderNotFound email={shopConfig.seller.email} />;
}
