import type { Database } from '@/lib/shop/database/open-database';
import { findPerson } from './find-person';

/** Lets somebody in no longer: sessions, links and passkeys go at once. @returns whether there was such a person */
export async function removePerson(db: Database, written: string): Promise<boolean> {
  const person = await findPerson(db, written);
  if (!person) return false;
  await db.deleteFrom('people').where('id', '=', person.id).execute();
  return true;
}
