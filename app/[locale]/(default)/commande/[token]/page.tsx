import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { ForgetForm } from '@/components/shop/order/forget-form';
import { OrderView } from '@/components/shop/order/order-view';
import { WithdrawForm } from '@/components/shop/order/withdraw-form';
import { currentLocale } from '@/lib/i18n/current-locale';
import { orderMetadata } from '@/lib/seo/metadata/order-metadata';
import { getDatabase } from '@/lib/shop/database/database';
import { getOrderPage } from '@/lib/shop/order-page/get-order-page';
import { fromPayment } from '@/lib/shop/orders/order-path';
import { getShopConfig } from '@/lib/shop/pricing/get-shop-config';

type Props = PageProps<'/[locale]/commande/[token]'>;

export async function generateMetadata({ searchParams }: Props) {
  const locale = await currentLocale();
  const { act } = await searchParams;
  const t = await getTranslations({ locale, namespace: 'Order' });
  const title = act === 'withdraw' ? t('withdrawal') : act === 'forget' ? t('forget') : undefined;
  return orderMetadata(locale, '/commande', title);
}

/** Order page, open to anyone who has its secret link. `act`: confirmation step of an irreversible action. */
export default async function OrderPage({ params, searchParams }: Props) {
  const { token } = await params;
  const { act, from } = await searchParams;
  const till = getShopConfig(await currentLocale());
  if (!till) notFound();
  const page = await getOrderPage(await getDatabase(), token, { till, now: new Date() });
  if (!page) notFound();
  if (act === 'withdraw' && page.withdrawal.may) return <WithdrawForm page={page} />;
  if (act === 'forget' && !page.order.forgotten_at) return <ForgetForm page={page} />;
  return <OrderView page={page} till={till} saysPaid={from === fromPayment} />;
}
