import { type RegistrationResponseJSON, verifyRegistrationResponse } from '@simplewebauthn/server';
import type { Database } from '@/lib/shop/database/open-database';
import type { Visitor } from '../session/find-session';
import { takeChallenge } from './challenge';
import type { RelyingParty } from './relying-party';

type Given = { response: RegistrationResponseJSON; name: string };

/**
 * Verifies and stores a new passkey. @returns whether it is valid, for this site and for an open
 * challenge
 */
export async function addPasskey(
  db: Database,
  { personId }: Visitor,
  { response, name, site, now }: Given & { site: RelyingParty; now: Date },
): Promise<boolean> {
  const made = await verifyRegistrationResponse({
    response,
    expectedChallenge: (challenge) => takeChallenge(db, challenge, now),
    expectedOrigin: site.origin,
    expectedRPID: site.id,
  }).catch(() => undefined);
  if (!made?.verified) return false;
  const { id, publicKey, counter, transports = [] } = made.registrationInfo.credential;
  await db
    .insertInto('passkeys')
    .values({
      id,
      person_id: personId,
      public_key: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: JSON.stringify(transports),
      name: name.slice(0, 60),
      created_at: now.toISOString(),
      used_at: null,
    })
    .execute();
  return true;
}
