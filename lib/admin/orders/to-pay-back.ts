import { type ExpressionBuilder, sql } from 'kysely';
import type { Tables } from '@/lib/shop/database/tables';

type Of = ExpressionBuilder<Tables, 'orders'>;

/** What came in of an order, less what went back (smallest unit). */
export function received(of: Of) {
  return of
    .selectFrom('payments')
    .select((sum) => sum.fn.coalesce(sum.fn.sum<number>('payments.amount'), sum.lit(0)).as('sum'))
    .whereRef('payments.order_id', '=', 'orders.id');
}

/**
 * What came in and is not owed, in a query over many orders: as `readAccount` counts it for one, but below nothing where
 * money is still to come. PostgreSQL gives it as text.
 */
export function toPayBack(of: Of) {
  const credited = of
    .selectFrom('invoices')
    .select((sum) => sum.fn.coalesce(sum.fn.sum<number>('invoices.amount'), sum.lit(0)).as('sum'))
    .whereRef('invoices.order_id', '=', 'orders.id')
    .where('invoices.kind', '=', 'credit');
  return sql<number>`(${received(of)} - case when ${of.ref('orders.cancelled_at')} is null
    then ${of.ref('orders.total')} - ${credited} else 0 end)`;
}
