import { defaultLocale } from '@/lib/i18n/locales';
import { getSite } from '@/lib/site/get-site';

/** The site as a WebAuthn relying party. Passkeys are bound to its host. */
export type RelyingParty = { name: string; id: string; origin: string };

/** @param origin the admin's origin, such as `https://films.example` */
export function relyingParty(origin: string): RelyingParty {
  return { name: getSite(defaultLocale).name, id: new URL(origin).hostname, origin };
}
