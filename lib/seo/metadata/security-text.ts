import type { RawSite } from '@/lib/content/schema/site';
import { locales } from '@/lib/i18n/locales';
import { mailtoHref } from '@/lib/primitives/text/mailto-href';

/** Less than a year, as RFC 9116 asks (2.5.5); a build is a publication, and the next one counts anew. */
const days = 360;

/** `security.txt` (RFC 9116): whom to tell of a hole in the site, until when that holds. */
export function securityText(
  { contact, policy }: NonNullable<RawSite['security']>,
  site: string,
  built: Date,
): string {
  const expires = new Date(+built + days * 24 * 60 * 60 * 1000);
  const lines = [
    `Contact: ${contact.includes('://') ? contact : mailtoHref(contact)}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${[...locales, 'en'].join(', ')}`,
    `Canonical: ${site}/.well-known/security.txt`,
    ...(policy ? [`Policy: ${policy}`] : []),
  ];
  return `${lines.join('\n')}\n`;
}
