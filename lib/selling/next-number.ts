import type { Database } from '@/lib/database/open-database';

/**
 * The next number of a year's papers, from 1 and without a gap: the counter's row is held until the transaction ends, and
 * goes back with it. So it is asked for last.
 */
export async function nextNumber(tx: Database, year: number): Promise<number> {
  const { last } = await tx
    .insertInto('invoice_counters')
    .values({ year, last: 1 })
    .onConflict((conflict) =>
      conflict.column('year').doUpdateSet((row) => ({
        last: row('invoice_counters.last', '+', 1),
      })),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return last;
}
