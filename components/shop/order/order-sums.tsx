import { useTranslations } from 'next-intl';
import type { OrderOnPage } from '@/lib/shop/order-page/get-order-page';
import { taxState } from '@/lib/shop/pricing/tax-state';
import { useOrderWords } from './use-order-words';

/** `from`: the seller's country. */
type Props = { page: Pick<OrderOnPage, 'order' | 'credits' | 'refunds'>; from: string };

/** The sums of an order with the VAT they contain, and its refunds with their dates. */
export function OrderSums({ page: { order, credits, refunds }, from }: Props) {
  const t = useTranslations('Order');
  const { money, rate, dayOf } = useOrderWords(order.currency);
  const sums = [
    { name: t('goods'), sum: order.goods },
    ...(order.delivery === 'post' ? [{ name: t('postage'), sum: order.postage }] : []),
    ...(order.redeemed > 0 ? [{ name: t('redeemed'), sum: -order.redeemed }] : []),
  ];
  const onVouchers = credits.filter(({ redeemed }) => redeemed > 0);
  const back = [
    ...refunds.map((refund) => ({ name: 'refundedOn' as const, ...refund })),
    ...onVouchers.map(({ issuedAt: at, redeemed: amount }) => {
      return { name: 'onVoucher' as const, at, amount };
    }),
  ];
  return (
    <dl className="mt-4 max-w-3xl">
      {sums.map(({ name, sum }) => (
        <div key={name} className="flex flex-wrap justify-between gap-x-6 py-1">
          <dt>{name}</dt>
          <dd className="ml-auto tabular-nums">{money(sum)}</dd>
        </div>
      ))}
      <div className="mt-2 flex flex-wrap items-baseline justify-between gap-x-6 border-ink border-t-2 pt-3 font-semibold text-lg">
        <dt>{t('total', { tax: taxState(order.vat, { from, to: order.country }) })}</dt>
        <dd className="ml-auto tabular-nums">{money(order.total)}</dd>
      </div>
      {order.vat
        .filter(({ vat }) => vat > 0)
        .map((part) => (
          <div
            key={part.rate}
            className="flex flex-wrap justify-between gap-x-6 py-0.5 text-muted text-sm"
          >
            <dt>{t('vat', { rate: rate(part.rate) })}</dt>
            <dd className="ml-auto tabular-nums">{money(part.vat)}</dd>
          </div>
        ))}
      {back.map(({ name, at, amount }) => (
        <div
          key={`${name} ${at}`}
          className="mt-2 flex flex-wrap justify-between gap-x-6 border-line border-t pt-2 font-semibold"
        >
          <dt>{t(name, { day: dayOf(at) })}</dt>
          <dd className="ml-auto tabular-nums">{money(-amount)}</dd>
        </div>
      ))}
    </dl>
  );
}
