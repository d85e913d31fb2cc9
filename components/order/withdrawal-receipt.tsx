import { useTranslations } from 'next-intl';
import { Section } from '@/components/layout/section';
import { afterWithdrawal } from '@/lib/order-page/after-withdrawal';
import type { Order } from '@/lib/orders/order';
import { useOrderWords } from './use-order-words';

/** That and when its buyer has withdrawn and what follows, for as long as the order is there. */
export function WithdrawalReceipt({ order }: { order: Order }) {
  const t = useTranslations('Order');
  const { moment } = useOrderWords(order.currency);
  if (!order.withdrawn_at) return null;
  return (
    <Section id="withdrawal" title={t('withdrawal')}>
      <p className="max-w-[60ch] text-lg leading-snug">
        {t('withdrawnAt', { moment: moment(order.withdrawn_at), number: order.number })}{' '}
        {order.email && t('receiptSent', { email: order.email })}
      </p>
      {afterWithdrawal(order).map((next) => (
        <p key={next} className="mt-3 max-w-[60ch] text-lg leading-snug">
          {t(next)}
        </p>
      ))}
    </Section>
  );
}
