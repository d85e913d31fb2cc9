import {
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { Database } from '@/lib/shop/database/open-database';
import type { StaffMember } from '../session';
import { consumeChallenge, createChallenge, type RelyingParty } from './passkey';

/** Registration options for a new passkey: discoverable and with user verification. */
export async function registrationOptions(
  db: Database,
  { personId, email }: StaffMember,
  { site, now }: { site: RelyingParty; now: Date },
) {
  const credentials = await db
    .selectFrom('passkeys')
    .select('id')
    .where('person_id', '=', personId)
    .execute();
  return await generateRegistrationOptions({
    rpName: site.name,
    rpID: site.id,
    userID: new TextEncoder().encode(personId),
    userName: email,
    userDisplayName: email,
    challenge: Buffer.from(await createChallenge(db, now), 'base64url'),
    excludeCredentials: credentials,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

type RegistrationInput = { response: RegistrationResponseJSON; name: string };

/**
 * Verifies and stores a new passkey. @returns whether the passkey is valid, belongs to this site and answers an
 * open challenge
 */
export async function registerPasskey(
  db: Database,
  { personId }: StaffMember,
  { response, name, site, now }: RegistrationInput & { site: RelyingParty; now: Date },
): Promise<boolean> {
  const verification = await verifyRegistrationResponse({
    response,
    expectedChallenge: (challenge) => consumeChallenge(db, challenge, now),
    expectedOrigin: site.origin,
    expectedRPID: site.id,
  }).catch(() => undefined);
  if (!verification?.verified) return false;
  const { id, publicKey, counter, transports = [] } = verification.registrationInfo.credential;
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
