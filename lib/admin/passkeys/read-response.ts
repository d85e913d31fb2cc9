import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { z } from 'zod';

/** In form; what is in it the library judges. */
const credential = z.looseObject({ id: z.string().min(1).max(2000), response: z.looseObject({}) });

/** A passkey as the browser has made it, and what its owner calls it. */
export const registrationSchema = z.object({
  response: z.custom<RegistrationResponseJSON>((value) => credential.safeParse(value).success),
  name: z.string().trim().max(60),
});

/** An answer signed with one. */
export const authenticationSchema = z.object({
  response: z.custom<AuthenticationResponseJSON>((value) => credential.safeParse(value).success),
});
