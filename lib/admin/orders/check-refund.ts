import { type ValidatedRefund, validateRefund } from '@/lib/shop/commands/validate-refund';
import { refundFields, refundForm } from '../acts/refund-form';
import type { OrderFile } from './read-file';

/** Faults of a typed refund; each has a message (`Desk.order.refundFault`). */
export type RefundFault = 'form' | 'too-much' | 'nothing';

/** A typed refund with what it would refund, or its faults by field (`sum`: the whole). */
export type CheckedRefund = {
  typed: Record<string, string>;
  judged?: Extract<ValidatedRefund, { items: unknown }>;
  faults: Record<string, RefundFault>;
};

type Query = Record<string, string | undefined>;

/**
 * Previews a refund before it is booked: `?refund=check` with its fields; `?refund=edit` only
 * restores the typed values. Changes nothing. `undefined` if no refund was typed.
 */
export function checkRefund(
  { order, refundable }: Pick<OrderFile, 'order' | 'refundable'>,
  query: Query,
): CheckedRefund | undefined {
  if (query.refund !== 'check' && query.refund !== 'edit') return undefined;
  const typed = refundFields(query);
  // The page is older than its booked refund, so the typed values are a new one.
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
