import { sql } from 'kysely';
import { z } from 'zod';
import { assignPayment, reopenPayment, settlePayment } from '@/lib/shop/commands/assign-payment';
import { OrderCommandError } from '@/lib/shop/commands/order-command';
import { payAtDesk } from '@/lib/shop/commands/pay-order';
import type { Database } from '@/lib/shop/database/open-database';
import { refundPayment } from '@/lib/shop/payments/refund-payment';
import { refundFields, refundForm } from '../orders/refund-form';
import {
  adminOrderPath,
  amountField,
  by,
  defineAction,
  type Fields,
  idField,
} from './define-action';

/** `key` was created with the form, so that submitting the same form twice books only one payment. */
const sum = z.object({ orderId: idField, key: idField, amount: amountField });
const back = ({ orderId }: Fields) => adminOrderPath(orderId);

export const moneyActions = {
  'order-pay': defineAction('order-pay', {
    ...{ form: sum, back },
    run: async (context, { orderId, key, amount }) => {
      await payAtDesk(context.db, { ...by(context), orderId, sourceId: key, amount });
    },
  }),
  'order-refund': defineAction('order-refund', {
    ...{ form: refundForm, back },
    again: (fields) =>
      `${back(fields)}?${new URLSearchParams({ refund: 'check', ...refundFields(fields) })}`,
    run: async ({ db, visitor, shopConfig, now }, form) => {
      const refund = { ...form, shopConfig, now, actor: visitor.email };
      try {
        await refundPayment(db, refund);
      } catch (error) {
        if (!isStripeError(error)) throw error;
        return 'stripe';
      }
    },
  }),
  'payment-assign': defineAction('payment-assign', {
    form: z.object({ paymentId: idField, number: z.string().max(40) }),
    back: () => '/desk/payments',
    run: async ({ db, visitor, now }, { paymentId, number }) => {
      const orderId = await findOrderId(db, number);
      if (!orderId) throw new OrderCommandError('assign', 'unknown', number);
      await assignPayment(db, { orderId, paymentId, actor: visitor.email, now });
    },
  }),
  'payment-reopen': defineAction('payment-reopen', {
    form: z.object({ paymentId: idField }),
    back: () => '/desk/payments',
    run: ({ db, visitor, now }, { paymentId }) =>
      reopenPayment(db, { paymentId, actor: visitor.email, now }),
  }),
  'payment-settle': defineAction('payment-settle', {
    form: z.object({ paymentId: idField }),
    back: () => '/desk/payments',
    run: ({ db, visitor, now }, { paymentId }) =>
      settlePayment(db, { paymentId, actor: visitor.email, now }),
  }),
};

/**
 * Whether an error comes from Stripe: Stripe refused the request, or could not be reached. Such
 * errors have a `type` that starts with `Stripe`.
 */
export function isStripeError(error: unknown): boolean {
  return error instanceof Error && 'type' in error && String(error.type).startsWith('Stripe');
}

/** The id of the order with a typed number (`k7q 4zt`). Case, spaces and dashes do not matter. */
export async function findOrderId(db: Database, typed: string): Promise<string | undefined> {
  const number = typed.toUpperCase().replace(/[\s\p{Pd}]+/gu, '');
  if (!number) return undefined;
  const query = db
    .selectFrom('orders')
    .select('id')
    .where(sql<string>`replace(number, '-', '')`, '=', number);
  return (await query.executeTakeFirst())?.id;
}
