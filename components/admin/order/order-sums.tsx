import type { OrderFile } from '@/lib/admin/orders/read-file';
import type { Locale } from '@/lib/i18n/locales';
import { moneyWords } from '@/lib/primitives/money/money-words';
import { rateWords } from '@/lib/primitives/money/rate-words';
import { creditedOn } from '@/lib/shop/commands/read-refundable';
import type { AdminWords } from '../admin-words';

type Props = { t: AdminWords; locale: Locale; file: OrderFile };

/** Amounts of an order: total, VAT, paid, refunded, open. */
export function OrderSums({ t, locale, file: { order, account, payments, refundable } }: Props) {
  const { currency } = order;
  const back = payments.reduce((sum, { amount }) => sum + Math.min(0, amount), 0);
  const onVouchers = creditedOn(refundable.credits);
  const said = (amount: number) => moneyWords({ amount, currency }, locale);
  const sums: [string, number][] = [
    [t('order.goods'), order.goods],
    [t('order.postage'), order.postage],
    ...(order.redeemed ? [[t('order.redeemed'), -order.redeemed] as [string, number]] : []),
    [t('order.total'), order.total],
    // Gross payments, without the refunds deducted; else the order would look partly unpaid.
    [t('order.received'), account.received - back],
    ...(back ? [[t('order.refunded'), back] as [string, number]] : []),
    ...(onVouchers ? [[t('order.onVouchers'), -onVouchers] as [string, number]] : []),
    ...(account.open && !order.withdrawn_at
      ? [[t('order.open'), account.open] as [string, number]]
      : []),
    ...(account.toPayBack ? [[t('order.toPayBack'), account.toPayBack] as [string, number]] : []),
  ];
  return (
    <section>
      <h2>{t('order.sums')}</h2>
      <dl className="sums">
        {sums.map(([label, amount]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{said(amount)}</dd>
          </div>
        ))}
      </dl>
      <ul className="small">
        {order.vat.map(({ rate, gross, vat }) => (
          <li key={rate}>
            {t('order.vat', { rate: rateWords(rate), vat: said(vat), gross: said(gross) })}
          </li>
        ))}
      </ul>
    </section>
  );
}
