import { siteUrl } from './site-url';

/**
 * An address of the site as others know it, on the public origin; one that lies elsewhere stays as it is. The home page
 * has no slash at its end: so Next writes it into canonical addresses, and it is to have one name everywhere.
 * @param path with its language, as visitors have it
 */
export function absoluteUrl(path: string): string {
  const origin = siteUrl();
  return path === '/' ? origin : new URL(path, origin).href;
}
