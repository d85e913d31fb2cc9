import { plainPath } from '@/lib/i18n/locale-path';

/**
 * The path inside the app that an editor's link leads to, without its language: a link that begins
 * with a slash or points at the site's own host. `undefined` for every other link.
 * @param siteUrl the site's origin
 */
export function inAppPath(href: string, siteUrl: string): string | undefined {
  if (!/^(\/(?![/\\])|https?:\/\/)/i.test(href) || !URL.canParse(href, siteUrl)) return undefined;
  const url = new URL(href, siteUrl);
  if (url.host !== new URL(siteUrl).host) return undefined;
  return plainPath(url.pathname) + url.search + url.hash;
}
