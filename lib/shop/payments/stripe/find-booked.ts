import type { Database } from '@/lib/shop/database/open-database';

/** As Stripe names it: by its id, or as the whole of it. */
type Named = string | { id: string } | null;

export function idOf(named: Named): string | undefined {
  return typeof named === 'string' ? named : named?.id;
}

/** A payment as it was booked, with the order that it is of; what others sell with the same account never was. */
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
