import type { Block, Fact } from '../letter';
import { orderFacts } from './parts';
import { type Told, type Write, words } from './told';

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
    ...namedPart(told),
  ];
};

/** The refunded lines, with 0 pieces if only the price was lowered. */
function namedPart({ order, facts, words: { t, money } }: Told): Block[] {
  const { lines = [], postage = 0 } = facts.payload ?? {};
  if (lines.length === 0 && postage === 0) return [];
  const said = (sum: number) => money(sum, order.currency);
  return [
    { is: 'heading', text: t('refunded.lines') },
    {
      is: 'lines',
      head: [t('article'), t('sum')],
      lines: lines.map(({ title, pieces, sum }) => ({
        title,
        detail: pieces > 0 ? t('refunded.pieces', { count: pieces }) : t('refunded.lowered'),
        sum: said(sum),
      })),
      sums: postage > 0 ? [{ label: t('postage'), sum: said(postage) }] : [],
    },
  ];
}
