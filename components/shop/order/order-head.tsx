import { useTranslations } from 'next-intl';
import { PageHead } from '@/components/layout/page-head';
import type { OrderOnPage } from '@/lib/shop/order-page/get-order-page';
import { isOff } from '@/lib/shop/orders/is-off';
import type { ShopConfig } from '@/lib/shop/pricing/shop-config';

/**
 * The head of an order page: thanks, or the order, or that it is unpaid; always with the order
 * number.
 */
export function OrderHead({
  page: { order, isNew, cardPayment },
  till,
  saysPaid,
}: {
  page: OrderOnPage;
  till: ShopConfig;
  saysPaid?: boolean | undefined;
}) {
  const t = useTranslations('Order');
  const { number, email } = order;
  const isUnpaid = cardPayment && cardPayment.state !== 'pending' && !saysPaid;
  const isThanked = isNew && !isOff(order) && !isUnpaid;
  return (
    <PageHead title={t(isUnpaid ? 'unpaid' : isThanked ? 'thanks' : 'order')}>
      <p>
        {t.rich('number', {
          number,
          b: (words) => <strong className="whitespace-nowrap">{words}</strong>,
        })}{' '}
        {isThanked && email && t('confirmation', { email })}
      </p>
      <p className="mt-3 text-base text-muted leading-snug">{t('address')}</p>
      {till.isDemonstration && (
        <p className="mt-4 border-signal border-l-4 pl-3">{t('demonstration')}</p>
      )}
    </PageHead>
  );
}
