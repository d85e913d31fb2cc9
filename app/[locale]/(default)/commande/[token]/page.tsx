import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { DeleteDataForm, WithdrawForm } from '@/components/shop/order/order-command-forms';
import { OrderView } from '@/components/shop/order/order-view';
import { currentLocale } from '@/lib/i18n/current-locale';
import { orderMetadata } from '@/lib/seo/metadata/shop-metadata';
import { getDatabase } from '@/lib/shop/database/database';
import { getOrderPage } from '@/lib/shop/order-page/get-order-page';
import { fromPayment } from '@/lib/shop/orders/order-links';
import { getOrderConfig } from '@/lib/shop/pricing/get-shop-config';

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
  const { act, from, fault } = await searchParams;
  const shopConfig = getOrderConfig(await currentLocale());
  if (!shopConfig) notFound();
  const page = await getOrderPage(await getDatabase(), token, { shopConfig, now: new Date() });
  if (!page) notFound();
  if (act === 'withdraw' && page.withdrawal.may)
    return <WithdrawForm page={page} hasError={fault !== undefined} />;
  if (act === 'forget' && !page.order.forgotten_at) return <DeleteDataForm page={page} />;
  return (
    <OrderView page={page} shopConfig={shopConfig} isReturnFromPayment={from === fromPayment} />
  );
}
