import type { Database } from '@/lib/database/open-database';

/** Lets a passkey in no longer. Only its owner's. @returns whether there was one */
export async function removePasskey(
  db: Database,
  { personId, id }: { personId: string; id: string },
): Promise<boolean> {
  const own = db.deleteFrom('passkeys').where('id', '=', id).where('person_id', '=', personId);
  return (await own.executeTakeFirst()).numDeletedRows > 0n;
}
