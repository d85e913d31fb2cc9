import type { Selectable } from 'kysely';
import type { Database } from '@/lib/shop/database/open-database';
import type { StripeTransactionTable } from '@/lib/shop/database/payment-tables';
import { parseRefundId } from '@/lib/shop/payments/refund-payment';

export type StripeTransaction = Selectable<StripeTransactionTable> & {
  /** The order number of its payment. */
  order?: string;
};

/**
 * The stored transactions of the balance at Stripe, oldest first, without the payments of other sellers on the same
 * account.
 */
export async function listStripeTransactions(db: Database): Promise<StripeTransaction[]> {
  const rows = await db
    .selectFrom('stripe_transactions')
    .selectAll()
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const orders = await ordersByPayment(db);
  return rows
    .filter(({ payment }) => payment === '' || orders.has(payment))
    .map((row) => {
      const order = orders.get(row.payment);
      return { ...row, ...(order && { order }) };
    });
}

/** Order numbers by the payment's id at Stripe; empty for a payment without an order. */
async function ordersByPayment(db: Database): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('payments')
    .leftJoin('orders', 'orders.id', 'payments.order_id')
    .select(['source_id', 'orders.number'])
    .where('source', '=', 'stripe')
    .execute();
  return new Map(rows.map(({ source_id, number }) => [source_id, number ?? '']));
}

/** What Stripe credited for a payment, or debited for a refund; `undefined` if it is not known yet. */
export function settledBy(
  { source_id, amount }: { source_id: string; amount: number },
  transactions: readonly StripeTransaction[],
): { amount: number; fee: number; currency: StripeTransaction['currency'] } | undefined {
  const refund = parseRefundId(source_id);
  const found = refund
    ? refundsUpTo(refund, -amount, transactions)
    : transactions.filter(
        ({ category, payment }) => category === 'charge' && payment === source_id,
      );
  const [first] = found;
  if (!first) return undefined;
  const sum = (field: 'amount' | 'fee') => found.reduce((all, one) => all + one[field], 0);
  return { amount: sum('amount'), fee: sum('fee'), currency: first.currency };
}

/**
 * The refunds that together raised the refunded sum of a payment by `amount`, to `total`. The books identify a
 * refund by that total; Stripe lists each refund.
 */
function refundsUpTo(
  { payment, total }: { payment: string; total: number },
  amount: number,
  transactions: readonly StripeTransaction[],
): StripeTransaction[] {
  let refunded = 0;
  return transactions.filter((one) => {
    if (one.category !== 'refund' || one.payment !== payment) return false;
    refunded += one.charged;
    return refunded > total - amount && refunded <= total;
  });
}
