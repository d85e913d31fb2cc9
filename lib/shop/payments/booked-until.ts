import type { Database } from '@/lib/shop/database/open-database';
import { siteDay } from '@/lib/shop/orders/book-dates';
import { bankFilesUntil } from './camt/book-upload';

/**
 * The day (`2026-12-31`) until which the bank's payments are booked: the end of the newest report or, if later,
 * the last day on which staff booked a payment of a bill by hand; `undefined` if never. Money that arrived on
 * this day or later may not be booked yet.
 */
export async function bookedUntil(db: Database): Promise<string | undefined> {
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
  return [await bankFilesUntil(db), byHand && siteDay(new Date(byHand.at))]
    .filter((day) => day !== undefined)
    .sort()
    .at(-1);
}
