import type { Database } from '@/lib/database/open-database';

/** Whether anybody may come to the desk: else there is none. */
export async function hasPeople(db: Database): Promise<boolean> {
  return (await db.selectFrom('people').select('id').limit(1).executeTakeFirst()) !== undefined;
}
