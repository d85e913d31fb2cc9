import { cancellationNotes, hasLeft } from '@/lib/shop/orders/order-status';
import type { Block, Fact } from '../mail-content';
import { type MailContext, type MailTemplate, words } from '../mail-context';
import { linesPart, orderFacts } from './parts';

export const writeCancelled: MailTemplate = (context) => {
  const { order, facts, formatter: w } = context;
  const amount = w.money(order.redeemed, order.currency);
  const notes = cancellationNotes(order, isReceived(facts));
  return [
    words(w.t('cancelled.words', { date: w.day(order.placed_at) })),
    ...notes.map((name) => words(w.t(`cancelled.${name}`, { amount }))),
    { is: 'facts', facts: orderFacts(context) },
    ...linesPart(context),
  ];
};

/** Whether money was received: an open order may be paid in part, such as before its lines were corrected. */
const isReceived = ({ account }: MailContext['facts']) => (account?.received ?? 0) > 0;

/**
 * The receipt of a withdrawal: its content and the date and time it was received (2011/83/EU, article
 * 11a (4), as amended by Directive 2023/2673).
 */
export const writeWithdrawn: MailTemplate = (context) => [
  words(context.formatter.t('withdrawn.words')),
  { is: 'facts', facts: receipt(context) },
  ...nextSteps(context).map(words),
  ...(context.facts.payload?.withdrawn ? [] : linesPart(context)),
];

function receipt({
  order,
  facts: { payload },
  formatter: { t, day, moment },
}: MailContext): Fact[] {
  const { number } = order;
  const declarationOf = (lines: { title: string; pieces: number }[] | undefined) =>
    lines
      ? [
          t('withdrawn.declaredPart', { number }),
          ...lines.map(({ title, pieces }) => `${pieces} × ${title}`),
        ].join('\n')
      : t('withdrawn.declared', { number });
  const at = payload?.at ?? order.withdrawn_at;
  const name = payload?.name ?? order.address?.name;
  return [
    ...(at ? [[t('withdrawn.receivedOn'), moment(at)] satisfies Fact] : []),
    ...(name ? [[t('withdrawn.name'), name] satisfies Fact] : []),
    [t('withdrawn.contract'), t('withdrawn.contractWords', { number, date: day(order.placed_at) })],
    [t('withdrawn.declaration'), declarationOf(payload?.withdrawn)],
  ];
}

function nextSteps({ order, facts, formatter: { t } }: MailContext): string[] {
  const isPaid = order.payment_state !== 'open' || order.redeemed > 0 || isReceived(facts);
  return [
    ...(hasLeft(order) && order.delivery !== 'mail' ? [t('withdrawn.back')] : []),
    isPaid ? t('withdrawn.refund') : t('withdrawn.refundNothing'),
  ];
}

/** For a mail enqueued before its account was stored. */
const usualAccounts = { bill: 'bank', stripe: 'stripe', collection: 'desk' } as const;

export const writeRefunded: MailTemplate = (context) => {
  const { order, facts, formatter: w } = context;
  const { amount = 0, voucher = 0, account = usualAccounts[order.payment] } = facts.payload ?? {};
  const money = (sum: number) => w.money(sum, order.currency);
  const paid: Fact[] = amount > 0 ? [[w.t('refunded.amount'), money(amount)]] : [];
  const voucherFacts: Fact[] = voucher > 0 ? [[w.t('refunded.amountVoucher'), money(voucher)]] : [];
  return [
    ...(amount > 0 ? [words(w.t('refunded.words', { amount: money(amount) }))] : []),
    ...(amount > 0 ? [words(w.t(`refunded.${account}`))] : []),
    ...(voucher > 0 ? [words(w.t('refunded.voucher', { amount: money(voucher) }))] : []),
    { is: 'facts', facts: [...orderFacts(context), ...paid, ...voucherFacts] },
    ...namedPart(context),
  ];
};

/**
 * The mail about a reduced unpaid bill: by how much it was reduced, and what is left to pay with the bill's
 * reference.
 */
export const writeCredited: MailTemplate = (context) => {
  const { order, facts, formatter: w } = context;
  const { amount = 0, open = 0 } = facts.payload ?? {};
  const money = (sum: number) => w.money(sum, order.currency);
  const sums: Fact[] = [
    [w.t('credited.amount'), money(amount)],
    [w.t('credited.open'), money(open)],
  ];
  return [
    words(w.t('credited.words', { amount: money(amount), open: money(open) })),
    { is: 'facts', facts: [...orderFacts(context), ...sums] },
    ...namedPart(context),
  ];
};

/** The refunded lines and postage. For a line with 0 pieces, only the price was lowered. */
function namedPart({ order, facts, formatter: { t, money } }: MailContext): Block[] {
  const { lines = [], postage = 0 } = facts.payload ?? {};
  if (lines.length === 0 && postage === 0) return [];
  const format = (sum: number) => money(sum, order.currency);
  return [
    { is: 'heading', text: t('refunded.lines') },
    {
      is: 'lines',
      head: [t('article'), t('sum')],
      lines: lines.map(({ title, pieces, sum }) => ({
        title,
        detail: pieces > 0 ? t('refunded.pieces', { count: pieces }) : t('refunded.lowered'),
        sum: format(sum),
      })),
      sums: postage > 0 ? [{ label: t('postage'), sum: format(postage) }] : [],
    },
  ];
}
