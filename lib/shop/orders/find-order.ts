import { timingSafeEqual } from 'node:crypto';
import type { Database } from '@/lib/shop/database/open-database';
import { digestToken, isToken } from './create-token';
import type { Order } from './order';
import { openOrder } from './read-order';

/** The order with this token; never looked up by its number, which is not secret. */
export async function findOrder(db: Database, token: string): Promise<Order | undefined> {
  if (!isToken(token)) return undefined;
  const row = await db
    .selectFrom('orders')
    .selectAll()
    .where('token_digest', '=', digestToken(token))
    .executeTakeFirst();
  const isIts = row && timingSafeEqual(Buffer.from(row.token), Buffer.from(token));
  return isIts ? openOrder(db, row) : undefined;
}
