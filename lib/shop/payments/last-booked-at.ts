import type { Database } from '@/lib/shop/database/open-database';
import { lastBankFileAt } from './camt/book-upload';

/**
 * When staff last booked bank payments: from a file, or by hand on an order's page; `undefined` if never. Money that
 * arrived later may not be booked yet.
 */
export async function lastBookedAt(db: Database): Promise<string | undefined> {
  const byHand = await db
    .selectFrom('log')
    .select('at')
    .where('act', '=', 'payment')
    .where('actor', 'not in', ['site', 'visitor'])
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return [await lastBankFileAt(db), byHand?.at]
    .filter((at) => at !== undefined)
    .sort()
    .at(-1);
}
