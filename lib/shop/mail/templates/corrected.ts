import { orderPath } from '@/lib/shop/orders/order-links';
import { absoluteUrl } from '@/lib/site/site-url';
import type { Block, Fact } from '../mail-content';
import { type MailContext, type MailTemplate, words } from '../mail-context';
import { linesPart, orderFacts } from './parts';
import { billPart } from './placed-and-paid';

/** The lines of an order were corrected: what it contains now, and what is left to pay or is paid back. */
export const writeCorrected: MailTemplate = (context) => {
  const { order, facts, formatter } = context;
  const { open = 0, amount = 0, voucher = 0 } = facts.payload ?? {};
  const money = (sum: number) => formatter.money(sum, order.currency);
  const { t } = formatter;
  const hasInvoice = facts.payload?.document !== undefined;
  const isPaidInPart = open > 0 && open < order.total;
  const received: Fact[] = isPaidInPart
    ? [[t('reminder.received'), money(order.total - open)]]
    : [];
  return [
    words(t('corrected.words')),
    ...(hasInvoice ? [words(t('corrected.invoice'))] : []),
    ...(open > 0 ? payPart(context, money(open)) : []),
    ...(amount > 0 ? [words(t('corrected.back', { amount: money(amount) }))] : []),
    ...(voucher > 0 ? [words(t('refunded.voucher', { amount: money(voucher) }))] : []),
    { is: 'facts', facts: [...orderFacts(context), ...received] },
    ...billPart(context, open),
    ...linesPart(context),
  ];
};

function payPart({ order, formatter: { t, locale } }: MailContext, amount: string): Block[] {
  const url = absoluteUrl(orderPath(order.token, locale));
  return [
    words(t(`corrected.pay.${order.payment}`, { amount })),
    ...(order.payment === 'stripe' ? [{ is: 'link', text: t('placed.pay'), url } as const] : []),
  ];
}
