import { sql } from 'kysely';
import type { Database } from '@/lib/database/open-database';

/** The order of a number as somebody types it: `k7q 4zt`. */
export async function findOrderId(db: Database, typed: string): Promise<string | undefined> {
  const number = typed.toUpperCase().replace(/[\s\p{Pd}]+/gu, '');
  if (!number) return undefined;
  const found = db
    .selectFrom('orders')
    .select('id')
    .where(sql<string>`replace(number, '-', '')`, '=', number);
  return (await found.executeTakeFirst())?.id;
}
