import { useTranslations } from 'next-intl';
import { Section } from '@/components/layout/section';
import type { OrderOnPage } from '@/lib/order-page/get-order-page';
import type { Till } from '@/lib/till/till';
import { PayByBill } from './pay-by-bill';
import { PayByCard } from './pay-by-card';
import { useOrderWords } from './use-order-words';

type Props = { page: OrderOnPage; till: Till; path: string };

/** How what is open is paid; nothing where nothing is. */
export function OrderPayment({ page, till, path }: Props) {
  const t = useTranslations('Order');
  const { order, account } = page;
  const { money } = useOrderWords(order.currency);
  if (account.open === 0 || order.withdrawn_at || order.payment_state !== 'open') return null;
  return (
    <Section id="pay" title={t(page.cardPayment?.state === 'pending' ? 'paymentPending' : 'pay')}>
      <p className="display-3 tabular-nums">{money(account.open)}</p>
      {order.payment === 'bill' && <PayByBill page={page} till={till} path={path} />}
      {page.cardPayment && (
        <PayByCard payment={page.cardPayment} currency={order.currency} path={path} />
      )}
      {order.payment === 'collection' && (
        <p className="mt-3 max-w-[56ch] text-lg leading-snug">{t('payAtCollection')}</p>
      )}
    </Section>
  );
}
