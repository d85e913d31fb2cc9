import { useTranslations } from 'next-intl';
import type { Currency } from '@/lib/money/currency';
import type { CardPayment } from '@/lib/orders/card-payment';
import { useOrderWords } from './use-order-words';

type Props = { payment: CardPayment; currency: Currency; path: string };

/** Leads to Stripe's page as long as an order can be paid there, and says until when; or that its payment is under way. */
export function PayByCard({ payment, currency, path }: Props) {
  const t = useTranslations('Order');
  const { moment } = useOrderWords(currency);
  const words = 'mt-4 max-w-[56ch] text-lg leading-snug';
  if (payment.state === 'pending') return <p className={words}>{t('payPending')}</p>;
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
