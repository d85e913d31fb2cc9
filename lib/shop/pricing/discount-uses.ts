import type { Database } from '@/lib/shop/database/open-database';
import type { Discount, DiscountCode } from './discounts';

/** Whether a code has uses left; always true without a limit. */
export async function isCodeLeft(db: Database, { code, uses }: DiscountCode): Promise<boolean> {
  if (uses === undefined) return true;
  const query = db.selectFrom('discount_uses').select('used').where('code', '=', code);
  const row = await query.executeTakeFirst();
  return (row?.used ?? 0) < uses;
}

/**
 * Counts a use in the order's transaction. The code's row is locked until the transaction ends, so that two
 * simultaneous orders cannot both take the last use. Codes without a limit are counted too, as a limit may be
 * added later.
 * @returns false if no use is left; the caller must then roll back
 */
export async function takeDiscountUse(
  tx: Database,
  { code, uses }: Pick<DiscountCode, 'code' | 'uses'>,
): Promise<boolean> {
  const { used } = await tx
    .insertInto('discount_uses')
    .values({ code, used: 1 })
    .onConflict((conflict) =>
      conflict.column('code').doUpdateSet((row) => ({ used: row('discount_uses.used', '+', 1) })),
    )
    .returning('used')
    .executeTakeFirstOrThrow();
  return uses === undefined || used <= uses;
}

/** Gives back the discount uses of a cancelled order. */
export async function restoreDiscountUses(
  tx: Database,
  discounts: readonly Discount[],
): Promise<void> {
  for (const { kind, label } of discounts)
    if (kind === 'code')
      await tx
        .updateTable('discount_uses')
        .set((row) => ({ used: row('used', '-', 1) }))
        .where('code', '=', label)
        .where('used', '>', 0)
        .execute();
}
