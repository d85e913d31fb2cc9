import { plainPath } from '@/lib/i18n/locale-path';

/**
 * The path of a link in content without its language, if it is root-relative or has the site's own host. `undefined` for
 * other links.
 * @param siteUrl the site's origin
 */
export function inAppPath(href: string, siteUrl: string): string | undefined {
  if (!/^(\/(?![/\\])|https?:\/\/)/i.test(href) || !URL.canParse(href, siteUrl)) return undefined;
  const url = new URL(href, siteUrl);
  if (url.host !== new URL(siteUrl).host) return undefined;
  return plainPath(url.pathname) + url.search + url.hash;
}
