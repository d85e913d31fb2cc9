import type { Database } from '@/lib/shop/database/open-database';
import { emailSchema } from './email';

/** The person with a typed email address; `undefined` if invalid or not invited. */
export async function findPerson(db: Database, written: string) {
  const email = emailSchema.safeParse(written);
  if (!email.success) return undefined;
  return await db
    .selectFrom('people')
    .selectAll()
    .where('email', '=', email.data)
    .executeTakeFirst();
}
