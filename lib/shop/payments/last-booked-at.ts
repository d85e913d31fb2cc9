import type { Database } from '@/lib/shop/database/open-database';
import { lastBankFileAt } from './camt/book-upload';

/**
 * When staff last booked bank payments: from a file, or by hand for an order paid by bill; `undefined` if never.
 * Money that arrived later may not be booked yet.
 */
export async function lastBookedAt(db: Database): Promise<string | undefined> {
  const byHand = await db
    .selectFrom('log')
    .innerJoin('orders', 'orders.id', 'log.order_id')
    .select('log.at')
    // Cash at the counter says nothing about the bank.
    .where('orders.payment', '=', 'bill')
    .where('log.act', '=', 'payment')
    .where('log.actor', 'not in', ['site', 'visitor'])
    .orderBy('log.at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return [await lastBankFileAt(db), byHand?.at]
    .filter((at) => at !== undefined)
    .sort()
    .at(-1);
}
