import type { RawSite } from '@/lib/content/schema/site';
import { locales } from '@/lib/i18n/locales';
import { mailtoHref } from '@/lib/primitives/text/mailto-href';

/** Validity in days, counted from the build; less than a year (RFC 9116, 2.5.5). */
const days = 360;

/** Writes `security.txt` (RFC 9116): contact for vulnerability reports, and its expiry. */
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
