import type { Database } from '@/lib/shop/database/open-database';

/** A person's passkeys, newest last. */
export async function listPasskeys(db: Database, personId: string) {
  return await db
    .selectFrom('passkeys')
    .select(['id', 'name', 'created_at', 'used_at'])
    .where('person_id', '=', personId)
    .orderBy('created_at')
    .execute();
}
