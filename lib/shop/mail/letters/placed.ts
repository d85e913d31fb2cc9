import { cardPayment } from '@/lib/shop/orders/card-payment';
import { orderPath } from '@/lib/shop/orders/order-path';
import { absoluteUrl } from '@/lib/site/absolute-url';
import type { Block } from '../letter';
import { aheadOrNot, deliveryPart, linesPart, orderFacts } from './parts';
import { type Told, type Write, words } from './told';

/**
 * The order confirmation on a durable medium: everything agreed, with the terms (2011/83/EU, article
 * 8.7).
 */
export const writePlaced: Write = (told) => [
  ...nextSteps(told),
  { is: 'facts', facts: orderFacts(told) },
  ...linesPart(told),
  ...deliveryPart(told),
];

/**
 * This mail is usually sent before a card payment is made, so it says until when and where to pay.
 */
function nextSteps(told: Told): Block[] {
  const { order } = told;
  const { t, locale, moment } = told.words;
  const payment = cardPayment(order, new Date());
  if (payment?.state !== 'due') return [words(nextStep(told))];
  const url = absoluteUrl(orderPath(order.token, locale));
  return [
    words(t('placed.unpaid', { moment: moment(payment.until) })),
    { is: 'link', text: t('placed.pay'), url },
  ];
}

function nextStep(told: Told): string {
  const { order, till } = told;
  const { t } = told.words;
  if (order.total === 0) return t('placed.free');
  if (order.payment !== 'bill') return t(`placed.${order.payment}`);
  const { when = 'advance', days = 0 } = till.payment.bill ?? {};
  return when === 'advance'
    ? t('placed.bill-advance', { ahead: aheadOrNot(told) })
    : t('placed.bill-account', { days });
}

/** The contract terms beside the order; last because they are long. */
export function termsPart({ till, words: { t } }: Told): Block[] {
  const { terms, withdrawal } = till;
  return [
    ...(withdrawal.days > 0 || withdrawal.text
      ? [{ is: 'heading', text: t('withdrawalTitle') } satisfies Block]
      : []),
    ...(withdrawal.days > 0 ? [words(t('withdrawalWords', { days: withdrawal.days }))] : []),
    ...(withdrawal.text ? [{ is: 'written', text: withdrawal.text } satisfies Block] : []),
    ...(terms
      ? [
          { is: 'heading', text: t('termsTitle') } satisfies Block,
          { is: 'written', text: terms } satisfies Block,
        ]
      : []),
  ];
}
