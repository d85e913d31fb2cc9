import { getLibrary } from '@/lib/content/store/library';
import { configuredOrigin } from './configured-origin';

/**
 * The site's public origin without a trailing slash: `SITE_URL`, else `url` in `content/site.yaml`.
 * @throws if `SITE_URL` is not an http(s) origin.
 */
export function siteUrl(): string {
  return configuredOrigin(process.env.SITE_URL) ?? getLibrary().site.url;
}

/**
 * Absolute URL on the site's public origin; an absolute URL is returned unchanged. The home page has no
 * trailing slash, as in Next.js's canonical URLs.
 * @param path including the language prefix
 */
export function absoluteUrl(path: string): string {
  const origin = siteUrl();
  return path === '/' ? origin : new URL(path, origin).href;
}
