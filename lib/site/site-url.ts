import { getLibrary } from '@/lib/content/store/library';
import { configuredOrigin } from './configured-origin';

/**
 * The site's public origin without a slash at its end: `SITE_URL`, or else `url` in `content/site.yaml`.
 * @throws when `SITE_URL` is not an http(s) address.
 */
export function siteUrl(): string {
  return configuredOrigin(process.env.SITE_URL) ?? getLibrary().site.url;
}
