import { linesPart, orderFacts } from './parts';
import { type Told, type Write, words } from './told';

export const writeCancelled: Write = (told) => {
  const { order, words: w } = told;
  return [
    words(w.t('cancelled.words', { date: w.day(order.placed_at) })),
    ...whatOfMoney(told).map(words),
    { is: 'facts', facts: orderFacts(told) },
    ...linesPart(told),
  ];
};

function whatOfMoney({ order, words: { t, money } }: Told): string[] {
  const { payment, payment_state, redeemed, currency, total } = order;
  const isUnpaid = payment_state === 'open';
  return [
    ...(isUnpaid && payment === 'stripe' ? [t('cancelled.stripe')] : []),
    ...(!isUnpaid && total > 0 ? [t('cancelled.paid')] : []),
    ...(redeemed > 0 ? [t('cancelled.voucher', { amount: money(redeemed, currency) })] : []),
  ];
}
