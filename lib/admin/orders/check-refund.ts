import { type ValidatedRefund, validateRefund } from '@/lib/shop/commands/validate-refund';
import { refundFields, refundForm } from '../acts/refund-form';
import type { OrderFile } from './read-file';

/** What is wrong with a refund that was typed, each with its sentence (`Desk.order.refundFault`). */
export type RefundFault = 'form' | 'too-much' | 'nothing';

/** A refund as it was typed, and what it would give back: or what of it is wrong, by field (`sum`: all of it). */
export type CheckedRefund = {
  typed: Record<string, string>;
  judged?: Extract<ValidatedRefund, { items: unknown }>;
  faults: Record<string, RefundFault>;
};

type Query = Record<string, string | undefined>;

/**
 * Looks at a refund before it is booked: `?refund=check` and its fields; `?refund=edit` only brings what was typed back
 * into the form. Nothing changes. `undefined` where none was typed.
 */
export function checkRefund(
  { order, refundable }: Pick<OrderFile, 'order' | 'refundable'>,
  query: Query,
): CheckedRefund | undefined {
  if (query.refund !== 'check' && query.refund !== 'edit') return undefined;
  const typed = refundFields(query);
  // From a page that is older than its refund: what is typed now is another one.
  const isBooked = refundable.refunds.some((one) => one.key === typed.key && one.booked_at);
  if (isBooked) typed.key = crypto.randomUUID();
  if (query.refund === 'edit') return { typed, faults: {} };
  const read = refundForm.safeParse({ orderId: order.id, ...typed });
  if (!read.success) {
    const fields = read.error.issues.map(({ path: [name] }) => String(name));
    return { typed, faults: faultsAt(fields, 'form') };
  }
  const judged = validateRefund(read.data.asked, order, refundable);
  if ('tooMuch' in judged) return { typed, faults: faultsAt(judged.tooMuch, 'too-much') };
  if ('isNothing' in judged) return { typed, faults: { sum: 'nothing' } };
  return { typed, judged, faults: {} };
}

function faultsAt(fields: string[], why: RefundFault): Record<string, RefundFault> {
  return Object.fromEntries(fields.map((field) => [field, why]));
}
