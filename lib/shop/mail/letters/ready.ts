import { orderFacts, parcelPart, placeFacts } from './parts';
import { type Write, words } from './told';

export const writeReady: Write = (told) => {
  const { order, words: w } = told;
  const { number } = order;
  const isOwed = order.payment_state === 'open' && order.total > 0;
  const amount = w.money(order.total, order.currency);
  return [
    words(w.t('ready.words', { number })),
    ...(isOwed ? [words(w.t('ready.pay', { amount }))] : []),
    { is: 'facts', facts: [...orderFacts(told), ...placeFacts(told)] },
    ...parcelPart(told),
  ];
};
