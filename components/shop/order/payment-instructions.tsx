import { useLocale, useTranslations } from 'next-intl';
import { textLinkStyle } from '@/components/navigation/links';
import { groupDigits } from '@/lib/primitives/money/iban';
import type { OrderOnPage } from '@/lib/shop/order-page/get-order-page';
import type { Order } from '@/lib/shop/orders/order';
import { fromPayment, orderApiPath, orderPath } from '@/lib/shop/orders/order-links';
import { awaitedRelease, type CardPayment } from '@/lib/shop/orders/order-status';
import { createArticleLookup } from '@/lib/shop/pricing/sellable-articles';
import type { ShopConfig } from '@/lib/shop/pricing/shop-config';
import { RefreshSoon } from './order-page-effects';
import { useOrderFormat } from './use-order-format';

type PayByBillProps = { page: OrderOnPage; shopConfig: ShopConfig };

/** The payment details of a bill; its QR code is in the PDF. */
export function PayByBill({ page: { order, invoice, account }, shopConfig }: PayByBillProps) {
  const t = useTranslations('Order');
  const { money, day } = useOrderFormat(order.currency);
  const ahead = awaitedRelease(order, createArticleLookup(useLocale())) ? 'yes' : 'no';
  const { bill } = shopConfig.payment;
  if (!bill || !invoice) return null;
  const facts = [
    [t('payee'), shopConfig.seller.name],
    ['IBAN', groupDigits(bill.iban)],
    [t('reference'), groupDigits(invoice.reference)],
    [t('amount'), money(account.open)],
    ...(invoice.due_on ? [[t('due'), day(invoice.due_on)] as const] : []),
  ] as const;
  return (
    <>
      <p className="mt-3 max-w-[56ch] text-lg leading-snug">
        {bill.when === 'advance'
          ? t('payInAdvance', { days: bill.days, ahead })
          : t('payOnAccount', { days: bill.days })}
      </p>
      {shopConfig.isDemonstration && (
        <p className="mt-3 max-w-[56ch] border-signal border-l-4 pl-3 leading-snug">
          {t('exampleIban')}
        </p>
      )}
      <dl className="mt-5 grid max-w-xl gap-x-6 gap-y-1.5 sm:grid-cols-[9rem_minmax(0,1fr)]">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="label pt-0.5 text-muted">{name}</dt>
            <dd className="wrap-anywhere mb-2 font-semibold tabular-nums sm:mb-0">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-6 print:hidden">
        <a href={`${orderApiPath(order.token)}/invoice`} className="button">
          {t('invoice')}
        </a>
      </p>
    </>
  );
}

type PayByCardProps = {
  payment: CardPayment;
  order: Pick<Order, 'token' | 'currency'>;
  isReturnFromPayment?: boolean | undefined;
};

const textStyle = 'mt-4 max-w-[56ch] text-lg leading-snug';

/**
 * Leads to Stripe's page while the order can be paid there, with the deadline if there is one; otherwise shows that
 * the payment is being confirmed, pending or too late.
 */
export function PayByCard({ payment, order, isReturnFromPayment }: PayByCardProps) {
  const t = useTranslations('Order');
  const { moment } = useOrderFormat(order.currency);
  if (payment.state === 'pending') return <p className={textStyle}>{t('payPending')}</p>;
  if (isReturnFromPayment) return <Confirming token={order.token} />;
  if (payment.state === 'over') return <p className={textStyle}>{t('payOver')}</p>;
  return (
    <form method="post" action={`${orderApiPath(order.token)}/pay`}>
      {payment.state === 'due' && (
        <p className={textStyle}>{t('payUntil', { moment: moment(payment.until) })}</p>
      )}
      <p className={`${textStyle} mb-5`}>{t('payByCard')}</p>
      <button type="submit" className="button cursor-pointer">
        {t('payNow')}
      </button>
      <p className="mt-4 max-w-[56ch] text-muted text-sm">{t('payJust')}</p>
    </form>
  );
}

/**
 * Stripe may redirect the buyer before it reports the payment, so the page refreshes itself; without script, a
 * link reloads it.
 */
function Confirming({ token }: { token: string }) {
  const t = useTranslations('Order');
  const page = orderPath(token, useLocale());
  return (
    <>
      <p className={textStyle}>{t('confirmingWords')}</p>
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
