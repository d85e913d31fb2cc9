import type { OrderDetails } from '@/lib/admin/orders/order-details';
import { type CheckedRefund, checkRefund } from '@/lib/admin/orders/refund-form';
import type { Locale } from '@/lib/i18n/locales';
import { formatMoney } from '@/lib/primitives/money/money';
import { isAtStripe } from '@/lib/shop/refunds/manual-account';
import { CommandForm } from '../admin-form';
import type { AdminTranslator } from '../admin-translator';
import { RefundFields } from './refund-fields';
import { RefundSum } from './refund-sum';

type Props = {
  t: AdminTranslator;
  locale: Locale;
  file: Pick<OrderDetails, 'order' | 'refundable' | 'split' | 'payments'>;
  query: Record<string, string | undefined>;
};

/**
 * Refund in two steps, without script: the first submit shows the sum or the validation errors, the second books the
 * refund. Both carry the same idempotency key, so a double submit books one refund.
 */
export function RefundForm({ t, locale, file, query }: Props) {
  const { order, refundable, split, payments } = file;
  const isUnpaid = refundable.unpaid > 0;
  const checked = checkRefund(file, query);
  const page = `/desk/orders/${order.id}`;
  return (
    <details id="refund" open={checked !== undefined}>
      <summary>{t(isUnpaid ? 'actions.reduce' : 'actions.refund')}</summary>
      {checked?.validated ? (
        <>
          <RefundSummary
            {...{ t, locale, file, account: checked.account }}
            refund={checked.validated}
          />
          <CommandForm
            command="order-refund"
            fields={{ orderId: order.id, ...checked.typed }}
            button={t(
              `actions.${isUnpaid ? 'reduceSum' : isAtStripe(payments) ? 'refundSum' : 'bookRefund'}`,
              {
                sum: formatMoney(
                  { amount: totalOf(checked.validated), currency: order.currency },
                  locale,
                ),
              },
            )}
          />
          <p className="links">
            <a href={`${page}?${new URLSearchParams({ refund: 'edit', ...checked.typed })}#refund`}>
              {t('actions.correct')}
            </a>
          </p>
        </>
      ) : (
        <>
          <p className="small">{t(refundWords(file, isUnpaid))}</p>
          <form action={`${page}#refund`} className="act refund">
            <input type="hidden" name="refund" value="check" />
            <input type="hidden" name="key" value={checked?.typed.key ?? crypto.randomUUID()} />
            <RefundFields {...{ t, locale, order, refundable, split, payments, checked }} />
            <RefundSum
              label={t(isUnpaid ? 'order.creditTotal' : 'order.refundTotal')}
              {...{ locale, currency: order.currency }}
              lines={refundable.lines.map(({ line, ...left }) => {
                const { position, pieces, price, discount } = line;
                return { position, line: { pieces, price, discount }, ...left };
              })}
            />
            <button type="submit">{t('actions.check')}</button>
          </form>
        </>
      )}
    </details>
  );
}

function refundWords({ payments }: Props['file'], isUnpaid: boolean) {
  if (isUnpaid) return 'order.reduceWords';
  return isAtStripe(payments) ? 'order.refundStripe' : 'order.refundWords';
}

/** The sum that the buyer gets back, or no longer has to pay. */
const totalOf = ({ credit, items }: Summary['refund']) =>
  credit.amount + credit.redeemed + items.excess;

type Summary = Pick<Props, 't' | 'locale' | 'file'> & {
  refund: NonNullable<CheckedRefund['validated']>;
} & Pick<CheckedRefund, 'account'>;

/** The refund to confirm. */
function RefundSummary({ t, locale, file: { order, refundable }, refund, account }: Summary) {
  const { items, credit, amount } = refund;
  const money = (sum: number) => formatMoney({ amount: sum, currency: order.currency }, locale);
  const isUnpaid = refundable.unpaid > 0;
  const total = t(isUnpaid ? 'order.creditTotal' : 'order.refundTotal');
  const rows: [string, number][] = [
    ...credit.lines.map(({ line: { title }, pieces, sum }): [string, number] => {
      return [pieces > 0 ? `${pieces} × ${title}` : title, sum];
    }),
    ...(items.postage ? [[t('order.postage'), items.postage] as [string, number]] : []),
    ...(items.excess ? [[t('order.refundExcessPlain'), items.excess] as [string, number]] : []),
    [total, totalOf(refund)],
    ...(credit.redeemed ? [[t('order.refundOnVoucher'), credit.redeemed] as [string, number]] : []),
  ];
  return (
    <>
      <p>{t('order.refundCheck')}</p>
      <dl className="sums">
        {rows.map(([label, sum], at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may have the same title and sum; rows do not move
          <div key={at} className={label === total ? 'total' : undefined}>
            <dt>{label}</dt>
            <dd>{money(sum)}</dd>
          </div>
        ))}
      </dl>
      {account && amount > 0 && (
        <p className="notice">{t(`order.refundByHand.${account}`, { sum: money(amount) })}</p>
      )}
      {items.restock !== undefined && items.lines.some(({ pieces }) => pieces > 0) && (
        <p className="small">{t(`order.refundRestock.${items.restock}`)}</p>
      )}
    </>
  );
}
