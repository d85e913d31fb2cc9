import type { OrderDetails } from '@/lib/admin/orders/order-details';
import type { Locale } from '@/lib/i18n/locales';
import { formatMoney, formatRate } from '@/lib/primitives/money/money';
import { invoiceName, vouchersSoldIn } from '@/lib/shop/invoices/invoice-document';
import { documentPath, orderPath } from '@/lib/shop/orders/order-links';
import { goodsAtFullPrice } from '@/lib/shop/pricing/discounts';
import { creditedToVouchers } from '@/lib/shop/refunds/read-refundable';
import type { AdminTranslator } from '../admin-translator';
import { Moment } from '../moment';

type OrderSumsProps = { t: AdminTranslator; locale: Locale; file: OrderDetails };

/** Amounts of an order: total, VAT, paid, refunded, open. */
export function OrderSums({
  t,
  locale,
  file: { order, account, payments, refundable },
}: OrderSumsProps) {
  const { currency } = order;
  const refunded = payments.reduce((sum, { amount }) => sum + Math.min(0, amount), 0);
  const voucherCredit = creditedToVouchers(refundable.credits);
  const money = (amount: number) => formatMoney({ amount, currency }, locale);
  const soldVouchers = refundable.credits.reduce(
    (sum, credit) => sum - (credit.vouchers ?? 0),
    vouchersSoldIn(order),
  );
  // As in the books: without what credit notes took off, and without vouchers, which are no turnover.
  const taxed = refundable.vat.map((part) =>
    part.rate === 0 ? { ...part, gross: part.gross - soldVouchers } : part,
  );
  const sums: [string, number][] = [
    [t('order.goods'), goodsAtFullPrice(order.goods, order.discounts)],
    ...order.discounts.map(({ label, amount }): [string, number] => [label, -amount]),
    [t('order.postage'), order.postage],
    ...(order.redeemed ? [[t('order.redeemed'), -order.redeemed] as [string, number]] : []),
    [t('order.total'), order.total],
    // Gross payments, without the refunds deducted; else the order would look partly unpaid.
    [t('order.received'), account.received - refunded],
    ...(refunded ? [[t('order.refunded'), refunded] as [string, number]] : []),
    ...(voucherCredit ? [[t('order.onVouchers'), -voucherCredit] as [string, number]] : []),
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
            <dd>{money(amount)}</dd>
          </div>
        ))}
      </dl>
      <ul className="small">
        {taxed
          .filter(({ gross }) => gross > 0)
          .map(({ rate, gross, vat }) => (
            <li key={rate}>
              {t('order.vat', { rate: formatRate(rate), vat: money(vat), gross: money(gross) })}
            </li>
          ))}
      </ul>
    </section>
  );
}

type OrderDocumentsProps = { t: AdminTranslator; locale: Locale; file: OrderDetails };

/** Invoices, credit notes, payments and refunds of an order. */
export function OrderDocuments({
  t,
  locale,
  file: { order, documents, payments },
}: OrderDocumentsProps) {
  const { currency, token } = order;
  return (
    <section>
      <h2>{t('order.papers')}</h2>
      <ul className="plain">
        {documents.map(({ id, kind, year, number, amount }) => (
          <li key={id}>
            <a href={documentPath(token, invoiceName(year, number))}>
              {t(`order.paper.${kind}`, { name: invoiceName(year, number) })} (PDF)
            </a>
            <b>{formatMoney({ amount: kind === 'credit' ? -amount : amount, currency }, locale)}</b>
          </li>
        ))}
        {payments.map(({ id, source, amount, booked_at }) => (
          <li key={id}>
            <span>
              {t(`order.source.${source}`)}{' '}
              <Moment at={booked_at} locale={locale} mayBeDay={source === 'bank'} />
            </span>
            <b>{formatMoney({ amount, currency }, locale)}</b>
          </li>
        ))}
      </ul>
      <p>
        <a href={orderPath(token, locale)}>{t('order.asBuyer')}</a>
      </p>
    </section>
  );
}
