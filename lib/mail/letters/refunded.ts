import type { Fact } from '../letter';
import { orderFacts } from './parts';
import { type Write, words } from './told';

export const writeRefunded: Write = (told) => {
  const { order, facts, words: w } = told;
  const { amount = 0, voucher = 0 } = facts.payload ?? {};
  const money = (sum: number) => w.money(sum, order.currency);
  const paid: Fact[] = amount > 0 ? [[w.t('refunded.amount'), money(amount)]] : [];
  const back: Fact[] = voucher > 0 ? [[w.t('refunded.amountVoucher'), money(voucher)]] : [];
  return [
    ...(amount > 0 ? [words(w.t('refunded.words', { amount: money(amount) }))] : []),
    ...(amount > 0 ? [words(w.t(`refunded.${order.payment}`))] : []),
    ...(voucher > 0 ? [words(w.t('refunded.voucher', { amount: money(voucher) }))] : []),
    { is: 'facts', facts: [...orderFacts(told), ...paid, ...back] },
  ];
};
