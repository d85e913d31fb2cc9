import type { Database } from '@/lib/shop/database/open-database';
import { newSecret } from '../secret';

/** Lifetime of a challenge (ms). */
const patience = 5 * 60 * 1000;

/** Creates a challenge for a passkey to sign, valid for one response. */
export async function newChallenge(db: Database, now: Date): Promise<string> {
  await db.deleteFrom('passkey_challenges').where('created_at', '<=', since(now)).execute();
  const challenge = newSecret();
  await db
    .insertInto('passkey_challenges')
    .values({ challenge, created_at: now.toISOString() })
    .execute();
  return challenge;
}

/** Consumes a challenge. Returns whether it was issued, unexpired and unused. */
export async function takeChallenge(db: Database, challenge: string, now: Date): Promise<boolean> {
  const taken = await db
    .deleteFrom('passkey_challenges')
    .where('challenge', '=', challenge)
    .where('created_at', '>', since(now))
    .returning('challenge')
    .executeTakeFirst();
  return taken !== undefined;
}

const since = (now: Date) => new Date(now.getTime() - patience).toISOString();
