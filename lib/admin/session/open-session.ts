import type { Transaction } from 'kysely';
import type { SessionTable } from '@/lib/shop/database/admin-tables';
import type { Tables } from '@/lib/shop/database/tables';
import { digestOf, newSecret } from '../secret';
import { sessionsSince } from './session-times';

type Wanted = Pick<SessionTable, 'person_id' | 'way' | 'browser'>;

/** Opens a session and deletes expired ones. @returns the cookie's secret, which is not stored */
export async function openSession(
  tx: Transaction<Tables>,
  { browser, ...wanted }: Wanted,
  now: Date,
): Promise<string> {
  const since = sessionsSince(now);
  await tx
    .deleteFrom('sessions')
    .where((is) => is.or([is('created_at', '<=', since.begun), is('seen_at', '<=', since.seen)]))
    .execute();
  const secret = newSecret();
  const at = now.toISOString();
  await tx
    .insertInto('sessions')
    .values({
      ...wanted,
      browser: browser.slice(0, 200),
      id: crypto.randomUUID(),
      digest: digestOf(secret),
      created_at: at,
      seen_at: at,
    })
    .execute();
  return secret;
}
