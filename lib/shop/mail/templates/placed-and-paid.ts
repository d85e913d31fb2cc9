import { groupDigits } from '@/lib/primitives/money/iban';
import { orderPath } from '@/lib/shop/orders/order-links';
import { cardPayment, isHandedOver } from '@/lib/shop/orders/order-status';
import { absoluteUrl } from '@/lib/site/site-url';
import type { Block, Fact } from '../mail-content';
import { type MailContext, type MailTemplate, words } from '../mail-context';
import { deliveryPart, linesPart, orderFacts, preOrderSelector } from './parts';

/**
 * The order confirmation on a durable medium: everything agreed, with the terms (2011/83/EU, article
 * 8.7).
 */
export const writePlaced: MailTemplate = (context) => [
  ...nextSteps(context),
  { is: 'facts', facts: orderFacts(context) },
  ...billPart(context, context.order.total),
  ...linesPart(context),
  ...deliveryPart(context),
];

/** How to pay the amount of a bill, for readers who do not open the invoice. */
export function billPart(
  { order, shopConfig, facts, formatter }: MailContext,
  amount: number,
): Block[] {
  const { bill } = shopConfig.payment;
  const invoice = facts.documents?.findLast(({ kind }) => kind === 'invoice');
  if (order.payment !== 'bill' || amount === 0 || !bill || !invoice) return [];
  const { t, money } = formatter;
  const transfer: Fact[] = [
    [t('transfer.payee'), shopConfig.seller.name],
    ['IBAN', groupDigits(bill.iban)],
    [t('transfer.reference'), groupDigits(invoice.reference)],
    [t('transfer.amount'), money(amount, order.currency)],
  ];
  return [
    { is: 'heading', text: t('transfer.title') },
    { is: 'facts', facts: transfer },
  ];
}

/**
 * This mail is usually sent before a card payment is made, so it says until when and where to pay.
 */
function nextSteps(context: MailContext): Block[] {
  const { order } = context;
  const { t, locale, moment } = context.formatter;
  const payment = cardPayment(order, new Date());
  if (payment?.state !== 'due') return [words(nextStep(context))];
  const url = absoluteUrl(orderPath(order.token, locale));
  return [
    words(t('placed.unpaid', { moment: moment(payment.until) })),
    { is: 'link', text: t('placed.pay'), url },
  ];
}

function nextStep(context: MailContext): string {
  const { order, shopConfig } = context;
  const { t, day } = context.formatter;
  // A late confirmation, such as after a failure of the mail server, requests no payment any more.
  if (order.cancelled_at) return t('cancelled.words', { date: day(order.placed_at) });
  if (order.total === 0) return t('placed.free');
  if (order.payment !== 'bill') return t(`placed.${order.payment}`);
  const { when = 'advance', days = 0 } = shopConfig.payment.bill ?? {};
  return when === 'advance'
    ? t('placed.bill-advance', { ahead: preOrderSelector(context) })
    : t('placed.bill-account', { days });
}

/**
 * The withdrawal terms and the terms of sale. They come after the order link, because they are
 * long.
 */
export function termsPart({ shopConfig, formatter: { t } }: MailContext): Block[] {
  const { terms, withdrawal } = shopConfig;
  return [
    ...(withdrawal.days > 0 || withdrawal.text
      ? [{ is: 'heading', text: t('withdrawalTitle') } satisfies Block]
      : []),
    ...(withdrawal.days > 0 ? [words(t('withdrawalWords', { days: withdrawal.days }))] : []),
    ...(withdrawal.text ? [{ is: 'written', text: withdrawal.text } satisfies Block] : []),
    { is: 'heading', text: t('termsTitle') },
    { is: 'written', text: terms },
  ];
}

export const writePaid: MailTemplate = (context) => {
  const { order, facts, formatter: w } = context;
  const amount = w.money(facts.payload?.amount ?? order.total, order.currency);
  return [
    words(w.t('paid.words', { amount })),
    words(stepAfterPayment(context)),
    { is: 'facts', facts: [...orderFacts(context), [w.t('paid.amount'), amount]] },
    ...linesPart(context),
  ];
};

function stepAfterPayment(context: MailContext): string {
  const { order } = context;
  const { t } = context.formatter;
  // The payment came after the withdrawal: nothing more is sent.
  if (order.withdrawn_at) return t('withdrawn.refund');
  if (isHandedOver(order) && order.delivery !== 'mail') return t('paid.done');
  if (order.delivery === 'post') return t('paid.post', { ahead: preOrderSelector(context) });
  if (order.delivery === 'mail' && order.gift?.voucher) return t('paid.gift');
  return t(`paid.${order.delivery}`);
}
