import type { Database } from '@/lib/shop/database/open-database';

/** A Stripe reference: an id or the expanded object. */
type Named = string | { id: string } | null;

export function idOf(named: Named): string | undefined {
  return typeof named === 'string' ? named : named?.id;
}

/**
 * The booked payment with its order's id; `undefined` for payments of other sellers on the same
 * Stripe account.
 */
export async function findBooked(db: Database, payment: Named) {
  const sourceId = idOf(payment);
  if (!sourceId) return undefined;
  const row = await db
    .selectFrom('payments')
    .select('order_id')
    .where('source', '=', 'stripe')
    .where('source_id', '=', sourceId)
    .executeTakeFirst();
  return row && { sourceId, orderId: row.order_id ?? undefined };
}
