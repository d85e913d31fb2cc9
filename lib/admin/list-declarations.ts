import type { Database } from '@/lib/shop/database/open-database';

/**
 * Withdrawal declarations that wait for staff, oldest first: for an unknown order, or refused.
 * `orderId` is the order with the entered number, which may have another email address.
 */
export function listDeclarations(db: Database) {
  return db
    .selectFrom('declarations')
    .leftJoin('orders', 'orders.number', 'declarations.contract')
    .select(['declarations.id', 'declarations.name', 'declarations.email', 'contract', 'outcome'])
    .select(['received_at', 'orders.id as orderId'])
    .where('settled_at', 'is', null)
    .orderBy('received_at')
    .orderBy('declarations.id')
    .limit(500)
    .execute();
}

export type Declaration = Awaited<ReturnType<typeof listDeclarations>>[number];

export async function countDeclarations(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('declarations')
    .select((of) => of.fn.countAll().as('count'))
    .where('settled_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}
