import { defaultLocale } from '@/lib/i18n/locales';
import { getSite } from '@/lib/site/get-site';

/** The site as passkeys know it: they are bound to its host, and work nowhere else. */
export type RelyingParty = { name: string; id: string; origin: string };

/** @param origin where the desk is, such as `https://films.example` */
export function relyingParty(origin: string): RelyingParty {
  return { name: getSite(defaultLocale).name, id: new URL(origin).hostname, origin };
}
