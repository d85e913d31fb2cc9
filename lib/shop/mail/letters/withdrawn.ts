import { hasLeft } from '@/lib/shop/orders/has-left';
import type { Fact } from '../letter';
import { linesPart } from './parts';
import { type Told, type Write, words } from './told';

/**
 * The receipt of a withdrawal: its content and the date and time it was received (2011/83/EU, article
 * 11a (4), as amended by Directive 2023/2673).
 */
export const writeWithdrawn: Write = (told) => [
  words(told.words.t('withdrawn.words')),
  { is: 'facts', facts: receipt(told) },
  ...whatFollows(told).map(words),
  ...linesPart(told),
];

function receipt({ order, facts: { payload }, words: { t, day, moment } }: Told): Fact[] {
  const { number } = order;
  const at = payload?.at ?? order.withdrawn_at;
  const name = payload?.name ?? order.address?.name;
  return [
    ...(at ? [[t('withdrawn.receivedOn'), moment(at)] satisfies Fact] : []),
    ...(name ? [[t('withdrawn.name'), name] satisfies Fact] : []),
    [t('withdrawn.contract'), t('withdrawn.contractWords', { number, date: day(order.placed_at) })],
    [t('withdrawn.declaration'), t('withdrawn.declared', { number })],
  ];
}

function whatFollows({ order, words: { t } }: Told): string[] {
  const isPaid = order.payment_state !== 'open' || order.redeemed > 0;
  return [
    ...(hasLeft(order) && order.delivery !== 'mail' ? [t('withdrawn.back')] : []),
    isPaid ? t('withdrawn.refund') : t('withdrawn.refundNothing'),
  ];
}
