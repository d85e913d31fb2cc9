import { siteUrl } from './site-url';

/**
 * Absolute URL on the site's public origin; an absolute URL is returned unchanged. The home page has no
 * trailing slash, as in Next.js's canonical URLs.
 *
 *  @param path including the language prefix
 */
export function absoluteUrl(path: string): string {
  const origin = siteUrl();
  return path === '/' ? origin : new URL(path, origin).href;
}
