import { generateAuthenticationOptions } from '@simplewebauthn/server';
import type { Database } from '@/lib/shop/database/open-database';
import { newChallenge } from './challenge';
import type { RelyingParty } from './relying-party';

/** Authentication options for any passkey of this site. They do not reveal who is invited. */
export async function askForPasskey(
  db: Database,
  { site, now }: { site: RelyingParty; now: Date },
) {
  return await generateAuthenticationOptions({
    rpID: site.id,
    challenge: Buffer.from(await newChallenge(db, now), 'base64url'),
    userVerification: 'required',
  });
}
