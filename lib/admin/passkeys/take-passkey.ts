import {
  type AuthenticationResponseJSON,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server';
import type { Database } from '@/lib/shop/database/open-database';
import { openSession } from '../session/open-session';
import { takeChallenge } from './challenge';
import type { RelyingParty } from './relying-party';

type Given = { response: AuthenticationResponseJSON; browser: string };

/**
 * Signs in with a known passkey that signed the challenge. @returns the session cookie's secret;
 * `undefined` if invalid
 */
export async function takePasskey(
  db: Database,
  { response, browser, site, now }: Given & { site: RelyingParty; now: Date },
): Promise<string | undefined> {
  const key = await db
    .selectFrom('passkeys')
    .selectAll()
    .where('id', '=', String(response.id))
    .executeTakeFirst();
  if (!key) return undefined;
  const answer = await verifyAuthenticationResponse({
    response,
    expectedChallenge: (challenge) => takeChallenge(db, challenge, now),
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    credential: {
      id: key.id,
      publicKey: new Uint8Array(Buffer.from(key.public_key, 'base64url')),
      counter: Number(key.counter),
    },
  }).catch(() => undefined);
  if (!answer?.verified) return undefined;
  const { newCounter } = answer.authenticationInfo;
  return await db.transaction().execute(async (tx) => {
    await tx
      .updateTable('passkeys')
      .set({ counter: newCounter, used_at: now.toISOString() })
      .where('id', '=', key.id)
      .execute();
    return await openSession(tx, { person_id: key.person_id, way: 'passkey', browser }, now);
  });
}
