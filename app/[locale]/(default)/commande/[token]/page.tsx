import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { ForgetForm } from '@/components/order/forget-form';
import { OrderView } from '@/components/order/order-view';
import { WithdrawForm } from '@/components/order/withdraw-form';
import { getDatabase } from '@/lib/database/database';
import { currentLocale } from '@/lib/i18n/current-locale';
import { getOrderPage } from '@/lib/order-page/get-order-page';
import { fromPayment } from '@/lib/orders/order-path';
import { orderMetadata } from '@/lib/seo/order-metadata';
import { getTill } from '@/lib/till/get-till';

type Props = PageProps<'/[locale]/commande/[token]'>;

export async function generateMetadata({ searchParams }: Props) {
  const locale = await currentLocale();
  const { act } = await searchParams;
  const t = await getTranslations({ locale, namespace: 'Order' });
  const title = act === 'withdraw' ? t('withdrawal') : act === 'forget' ? t('forget') : undefined;
  return orderMetadata(locale, '/commande', title);
}

/** One order, for whoever has its address. `act`: the second step of what cannot be taken back. */
export default async function OrderPage({ params, searchParams }: Props) {
  const { token } = await params;
  const { act, from } = await searchParams;
  const till = getTill(await currentLocale());
  if (!till) notFound();
  const page = await getOrderPage(await getDatabase(), token, { till, now: new Date() });
  if (!page) notFound();
  if (act === 'withdraw' && page.withdrawal.may) return <WithdrawForm page={page} />;
  if (act === 'forget' && !page.order.forgotten_at) return <ForgetForm page={page} />;
  return <OrderView page={page} till={till} saysPaid={from === fromPayment} />;
}
