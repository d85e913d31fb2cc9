import type { Database } from '@/lib/shop/database/open-database';
import { emailSchema } from './email';

/** One of the house by the address as somebody typed it. */
export async function findPerson(db: Database, written: string) {
  const email = emailSchema.safeParse(written);
  if (!email.success) return undefined;
  return await db
    .selectFrom('people')
    .selectAll()
    .where('email', '=', email.data)
    .executeTakeFirst();
}
