import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { z } from 'zod';
import { defaultLocale } from '@/lib/i18n/locales';
import type { Database } from '@/lib/shop/database/open-database';
import { getSite } from '@/lib/site/get-site';
import { createSecret } from '../secret';

/** Lifetime of a challenge (ms). */
const challengeLifetime = 5 * 60 * 1000;

/** Creates a challenge for a passkey to sign, valid for one response. */
export async function createChallenge(db: Database, now: Date): Promise<string> {
  await db.deleteFrom('passkey_challenges').where('created_at', '<=', since(now)).execute();
  const challenge = createSecret();
  await db
    .insertInto('passkey_challenges')
    .values({ challenge, created_at: now.toISOString() })
    .execute();
  return challenge;
}

/** Consumes a challenge. Returns whether it was issued, unexpired and unused. */
export async function consumeChallenge(
  db: Database,
  challenge: string,
  now: Date,
): Promise<boolean> {
  const consumed = await db
    .deleteFrom('passkey_challenges')
    .where('challenge', '=', challenge)
    .where('created_at', '>', since(now))
    .returning('challenge')
    .executeTakeFirst();
  return consumed !== undefined;
}

const since = (now: Date) => new Date(now.getTime() - challengeLifetime).toISOString();

/** The site as a WebAuthn relying party. Passkeys are bound to its host. */
export type RelyingParty = { name: string; id: string; origin: string };

/** @param origin the admin's origin, such as `https://films.example` */
export function relyingParty(origin: string): RelyingParty {
  return { name: getSite(defaultLocale).name, id: new URL(origin).hostname, origin };
}

/** A credential from the browser. Only its shape is checked here; the WebAuthn library validates the content. */
const credential = z.looseObject({ id: z.string().min(1).max(2000), response: z.looseObject({}) });

/** A new passkey from the browser, with the name its owner chose. */
export const registrationSchema = z.object({
  response: z.custom<RegistrationResponseJSON>((value) => credential.safeParse(value).success),
  name: z.string().trim().max(60),
});

/** A response signed with a passkey. */
export const authenticationSchema = z.object({
  response: z.custom<AuthenticationResponseJSON>((value) => credential.safeParse(value).success),
});

/** A person's passkeys, newest last. */
export async function listPasskeys(db: Database, personId: string) {
  return await db
    .selectFrom('passkeys')
    .select(['id', 'name', 'created_at', 'used_at'])
    .where('person_id', '=', personId)
    .orderBy('created_at')
    .execute();
}
