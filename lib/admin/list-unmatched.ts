import type { Database } from '@/lib/shop/database/open-database';

/** Payments without an order that are not settled, oldest first. */
export function listUnmatched(db: Database) {
  return db
    .selectFrom('payments')
    .select(['id', 'source', 'amount', 'currency', 'reference', 'payer', 'booked_at'])
    .where('order_id', 'is', null)
    .where('settled_at', 'is', null)
    .orderBy('booked_at')
    .limit(500)
    .execute();
}

export type Unmatched = Awaited<ReturnType<typeof listUnmatched>>[number];
