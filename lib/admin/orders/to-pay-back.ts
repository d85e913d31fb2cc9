import { type ExpressionBuilder, sql } from 'kysely';
import type { Tables } from '@/lib/shop/database/tables';

type Of = ExpressionBuilder<Tables, 'orders'>;

/** Money received for an order minus refunds (smallest unit), as a subquery. */
export function received(of: Of) {
  return of
    .selectFrom('payments')
    .select((sum) => sum.fn.coalesce(sum.fn.sum<number>('payments.amount'), sum.lit(0)).as('sum'))
    .whereRef('payments.order_id', '=', 'orders.id');
}

/**
 * Money received but not owed, as an expression for queries over many orders: like `readAccount`, but
 * negative while money is still to come. PostgreSQL returns it as text.
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
