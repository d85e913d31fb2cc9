import { useLocale, useTranslations } from 'next-intl';
import { textLinkStyle } from '@/components/navigation/text-link';
import type { CardPayment } from '@/lib/shop/orders/card-payment';
import type { Order } from '@/lib/shop/orders/order';
import { fromPayment, orderPath } from '@/lib/shop/orders/order-path';
import { RefreshSoon } from './refresh-soon';
import { useOrderWords } from './use-order-words';

type Props = {
  payment: CardPayment;
  order: Pick<Order, 'token' | 'currency'>;
  path: string;
  saysPaid?: boolean | undefined;
};

const words = 'mt-4 max-w-[56ch] text-lg leading-snug';

/**
 * Leads to Stripe's page while the order can be paid there, with the deadline; otherwise shows that
 * the payment is being confirmed, pending or too late.
 */
export function PayByCard({ payment, order, path, saysPaid }: Props) {
  const t = useTranslations('Order');
  const { moment } = useOrderWords(order.currency);
  if (payment.state === 'pending') return <p className={words}>{t('payPending')}</p>;
  if (saysPaid) return <Confirming token={order.token} />;
  if (payment.state === 'over') return <p className={words}>{t('payOver')}</p>;
  return (
    <form method="post" action={`${path}/pay`}>
      <p className={words}>{t('payUntil', { moment: moment(payment.until) })}</p>
      <p className={`${words} mb-5`}>{t('payByCard')}</p>
      <button type="submit" className="button cursor-pointer">
        {t('payNow')}
      </button>
      <p className="mt-4 max-w-[56ch] text-muted text-sm">{t('payJust')}</p>
    </form>
  );
}

/**
 * Stripe redirects back before it reports the payment: the page refreshes itself, and without script
 * by a link.
 */
function Confirming({ token }: { token: string }) {
  const t = useTranslations('Order');
  const page = orderPath(token, useLocale());
  return (
    <>
      <p className={words}>{t('confirmingWords')}</p>
      <p className="mt-3 flex flex-wrap gap-x-8 print:hidden">
        <a href={`${page}?from=${fromPayment}`} className={`${textLinkStyle} py-2`}>
          {t('reload')}
        </a>
        <a href={page} className={`${textLinkStyle} py-2`}>
          {t('notPaid')}
        </a>
      </p>
      <RefreshSoon />
    </>
  );
}
