import { z } from 'zod';
import { getLibrary } from '@/lib/content/library';

const origin = z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin);

/**
 * The site's public origin without a slash at its end: `SITE_URL`, or else `url` in `content/site.yaml`.
 * @throws when `SITE_URL` is not an http(s) address.
 */
export function siteUrl(): string {
  const configured = process.env.SITE_URL;
  if (!configured) return getLibrary().site.url;
  const result = origin.safeParse(configured);
  if (!result.success)
    throw new Error(`SITE_URL is "${configured}"; expected an address such as https://example.org`);
  return result.data;
}
