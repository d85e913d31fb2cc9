import type { Database } from '@/lib/shop/database/open-database';
import { findPerson } from './find-person';

/** Removes a person with all sessions, links and passkeys. @returns whether the person existed */
export async function removePerson(db: Database, written: string): Promise<boolean> {
  const person = await findPerson(db, written);
  if (!person) return false;
  await db.deleteFrom('people').where('id', '=', person.id).execute();
  return true;
}
