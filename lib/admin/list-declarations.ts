import type { Database } from '@/lib/shop/database/open-database';

/**
 * Withdrawals that were declared and wait for somebody of the house, the oldest first: of no order the house knows, or
 * refused. `orderId` is the order of the number, which may stand under another mail address.
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
