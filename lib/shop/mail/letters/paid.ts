import { hasLeft } from '@/lib/shop/orders/has-left';
import { aheadOrNot, linesPart, orderFacts } from './parts';
import { type Told, type Write, words } from './told';

export const writePaid: Write = (told) => {
  const { order, words: w } = told;
  const amount = w.money(order.total, order.currency);
  return [
    words(w.t('paid.words', { amount })),
    words(nextStep(told)),
    { is: 'facts', facts: [...orderFacts(told), [w.t('paid.amount'), amount]] },
    ...linesPart(told),
  ];
};

function nextStep(told: Told): string {
  const { order } = told;
  const { t } = told.words;
  // The payment came after the withdrawal: nothing more is sent.
  if (order.withdrawn_at) return t('withdrawn.refund');
  if (hasLeft(order) && order.delivery !== 'mail') return t('paid.done');
  if (order.delivery === 'post') return t('paid.post', { ahead: aheadOrNot(told) });
  return t(`paid.${order.delivery}`);
}
