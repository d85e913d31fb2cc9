import { getLibrary } from '@/lib/content/store/library';
import { configuredOrigin } from './configured-origin';

/**
 * The site's public origin without a trailing slash: `SITE_URL`, else `url` in `content/site.yaml`.
 *
 *  @throws if `SITE_URL` is not an http(s) origin.
 */
export function siteUrl(): string {
  return configuredOrigin(process.env.SITE_URL) ?? getLibrary().site.url;
}
