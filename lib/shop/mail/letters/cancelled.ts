import { afterCancel } from '@/lib/shop/orders/after-cancel';
import { linesPart, orderFacts } from './parts';
import { type Write, words } from './told';

export const writeCancelled: Write = (told) => {
  const { order, words: w } = told;
  const amount = w.money(order.redeemed, order.currency);
  return [
    words(w.t('cancelled.words', { date: w.day(order.placed_at) })),
    ...afterCancel(order).map((name) => words(w.t(`cancelled.${name}`, { amount }))),
    { is: 'facts', facts: orderFacts(told) },
    ...linesPart(told),
  ];
};
