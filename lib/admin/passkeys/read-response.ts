import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { z } from 'zod';

/** Validates the shape only; the WebAuthn library validates the content. */
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
