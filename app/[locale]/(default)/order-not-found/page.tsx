import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { OrderNotFound } from '@/components/shop/order/order-not-found';
import { currentLocale } from '@/lib/i18n/current-locale';
import { getShopConfig } from '@/lib/shop/pricing/get-shop-config';

export async function generateMetadata() {
  const t = await getTranslations({ locale: await currentLocale(), namespace: 'Order.notFound' });
  // An address that was cut off is most of an order's: no other site learns it from a link.
  return { title: t('title'), robots: { index: false, follow: false }, referrer: 'same-origin' };
}

/** What the front (lib/server/uncached) answers with where an address opens no order. Never an address of its own. */
export default async function OrderNotFoundPage() {
  const till = getShopConfig(await currentLocale());
  if (!till) notFound();
  return <OrderNotFound email={till.seller.email} />;
}
