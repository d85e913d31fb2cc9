import { z } from 'zod';
import { parseAmount } from '@/lib/primitives/money/money';
import { type ManualAccount, manualAccounts } from '@/lib/shop/refunds/manual-account';
import {
  type RefundRequest,
  type ValidatedRefund,
  validateRefund,
} from '@/lib/shop/refunds/validate-refund';
import { idField, piecesField } from '../actions/define-action';
import type { OrderDetails } from './order-details';

/** An amount; an empty field is 0. */
const optionalAmount = z
  .string()
  .trim()
  .default('')
  .transform((typed, issues) => {
    const amount = typed === '' ? 0 : parseAmount(typed);
    if (amount !== undefined) return amount;
    issues.addIssue('An amount');
    return z.NEVER;
  });

const checkbox = z
  .string()
  .optional()
  .transform((typed) => typed === 'on');

/** `pieces-2`, `amount-2`: fields of the line at position 2. */
const lineField = /^(pieces|amount)-(0|[1-9]\d{0,3})$/;

/**
 * The refund form: pieces and amount per line (an empty amount is the price of the pieces), postage,
 * excess over what is owed, whether the pieces can be sold again, and where the money is paid from. Issues name the invalid field.
 */
export const refundForm = z
  .object({
    ...{ orderId: idField, key: idField, postage: optionalAmount, excess: optionalAmount },
    restock: checkbox,
    account: z.enum(manualAccounts).optional(),
  })
  .catchall(z.string())
  .transform(({ orderId, key, postage, excess, restock, account, ...fields }, issues) => {
    const lines = positionsIn(fields).map((position) => {
      const pieces = piecesField.safeParse(fields[`pieces-${position}`]?.trim() || '0');
      const amount = optionalAmount.safeParse(fields[`amount-${position}`]);
      for (const [name, { success }] of Object.entries({ pieces, amount }))
        if (!success) issues.addIssue({ code: 'custom', path: [`${name}-${position}`] });
      const isTyped = Boolean(fields[`amount-${position}`]?.trim());
      return {
        ...{ position, pieces: pieces.data ?? 0 },
        ...(isTyped && { amount: amount.data ?? 0 }),
      };
    });
    const request = { lines, postage, excess, restock } satisfies RefundRequest;
    return { orderId, key, request, account };
  });

/** The refund fields of a form or query, as typed. */
export function refundFields(
  searchParams: Record<string, string | undefined>,
): Record<string, string> {
  const isOf = (name: string) =>
    lineField.test(name) || ['key', 'postage', 'excess', 'restock', 'account'].includes(name);
  return Object.fromEntries(
    Object.entries(searchParams).flatMap(([name, value]) =>
      value !== undefined && isOf(name) ? [[name, value]] : [],
    ),
  );
}

function positionsIn(fields: Record<string, string>): number[] {
  return linePositions(fields, lineField);
}

/** The line positions in the names of fields, ascending. `pattern` has the position as its last group. */
export function linePositions(fields: Record<string, unknown>, pattern: RegExp): number[] {
  const positions = Object.keys(fields).flatMap((name) => pattern.exec(name)?.at(-1) ?? []);
  return [...new Set(positions.map(Number))].sort((one, other) => one - other);
}

/** Field errors of a typed refund; each has a message (`Admin.order.refundErrors`). */
export type RefundFieldError = 'form' | 'too-much' | 'nothing' | 'whole';

/**
 * A typed refund with its validated contents, or its errors by field (`sum`: errors of the whole
 * refund). It has neither while it is only being edited.
 */
export type CheckedRefund = {
  typed: Record<string, string>;
  validated?: Extract<ValidatedRefund, { items: unknown }>;
  /** Where the money is paid from; absent if Stripe pays it back. */
  account?: ManualAccount | undefined;
  errors: Record<string, RefundFieldError>;
};

type Query = Record<string, string | undefined>;

/**
 * Previews a refund before it is booked. `?refund=check` validates the fields in the query;
 * `?refund=edit` only restores the typed values. Stores nothing. `undefined` if the query has
 * neither.
 */
export function checkRefund(
  { order, refundable }: Pick<OrderDetails, 'order' | 'refundable'>,
  query: Query,
): CheckedRefund | undefined {
  if (query.refund !== 'check' && query.refund !== 'edit') return undefined;
  const typed = refundFields(query);
  // The refund with this key is already booked: the typed values become a new refund with a new key.
  const isBooked = refundable.refunds.some((one) => one.key === typed.key && one.booked_at);
  if (isBooked) typed.key = crypto.randomUUID();
  if (query.refund === 'edit') return { typed, errors: {} };
  const parsed = refundForm.safeParse({ orderId: order.id, ...typed });
  if (!parsed.success) {
    const fields = parsed.error.issues.map(({ path: [name] }) => String(name));
    return { typed, errors: errorsAt(fields, 'form') };
  }
  const validated = validateRefund(parsed.data.request, order, refundable);
  if ('tooMuch' in validated) return { typed, errors: errorsAt(validated.tooMuch, 'too-much') };
  if ('isWhole' in validated) return { typed, errors: { sum: 'whole' } };
  if ('isNothing' in validated) return { typed, errors: { sum: 'nothing' } };
  return { typed, validated, account: parsed.data.account, errors: {} };
}

function errorsAt(fields: string[], error: RefundFieldError): Record<string, RefundFieldError> {
  return Object.fromEntries(fields.map((field) => [field, error]));
}
