import { generateRegistrationOptions } from '@simplewebauthn/server';
import type { Database } from '@/lib/shop/database/open-database';
import type { Visitor } from '../session/find-session';
import { newChallenge } from './challenge';
import type { RelyingParty } from './relying-party';

/** Registration options for a new passkey: discoverable and with user verification. */
export async function offerPasskey(
  db: Database,
  { personId, email }: Visitor,
  { site, now }: { site: RelyingParty; now: Date },
) {
  const known = await db
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
    challenge: Buffer.from(await newChallenge(db, now), 'base64url'),
    excludeCredentials: known,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}
