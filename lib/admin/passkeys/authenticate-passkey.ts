import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server';
import type { Database } from '@/lib/shop/database/open-database';
import { openSession } from '../session';
import { consumeChallenge, createChallenge, type RelyingParty } from './passkey';

/** Authentication options for any passkey of this site. They do not reveal who is invited. */
export async function authenticationOptions(
  db: Database,
  { site, now }: { site: RelyingParty; now: Date },
) {
  return await generateAuthenticationOptions({
    rpID: site.id,
    challenge: Buffer.from(await createChallenge(db, now), 'base64url'),
    userVerification: 'required',
  });
}

type AuthenticationInput = { response: AuthenticationResponseJSON; browser: string };

/**
 * Signs in the owner of a known passkey that signed an open challenge. @returns the session cookie's secret;
 * `undefined` if invalid
 */
export async function authenticatePasskey(
  db: Database,
  { response, browser, site, now }: AuthenticationInput & { site: RelyingParty; now: Date },
): Promise<string | undefined> {
  const key = await db
    .selectFrom('passkeys')
    .selectAll()
    .where('id', '=', String(response.id))
    .executeTakeFirst();
  if (!key) return undefined;
  const verification = await verifyAuthenticationResponse({
    response,
    expectedChallenge: (challenge) => consumeChallenge(db, challenge, now),
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    credential: {
      id: key.id,
      publicKey: new Uint8Array(Buffer.from(key.public_key, 'base64url')),
      counter: Number(key.counter),
    },
  }).catch(() => undefined);
  if (!verification?.verified) return undefined;
  const { newCounter } = verification.authenticationInfo;
  return await db.transaction().execute(async (tx) => {
    await tx
      .updateTable('passkeys')
      .set({ counter: newCounter, used_at: now.toISOString() })
      .where('id', '=', key.id)
      .execute();
    return await openSession(tx, { person_id: key.person_id, way: 'passkey', browser }, now);
  });
}
