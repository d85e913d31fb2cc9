import { pathWithoutLocale } from '@/lib/i18n/locales';

/**
 * `aria-current` of a menu link: `page` for the current page, `true` if the current page is below it (`/vod/…` below
 * `/vod`).
 * @param currentPath path from Next's router, possibly with the prefix of the default language
 */
export function ariaCurrent(href: string, currentPath: string): 'page' | 'true' | undefined {
  const [link, page] = [pathWithoutLocale(href), pathWithoutLocale(currentPath)];
  if (link === page) return 'page';
  return page.startsWith(`${link}/`) ? 'true' : undefined;
}

/**
 * The path of a link in content without its language, if it is root-relative or has the site's own host. `undefined` for
 * other links.
 * @param siteUrl the site's origin
 */
export function inAppPath(href: string, siteUrl: string): string | undefined {
  if (!/^(\/(?![/\\])|https?:\/\/)/i.test(href) || !URL.canParse(href, siteUrl)) return undefined;
  const url = new URL(href, siteUrl);
  if (url.host !== new URL(siteUrl).host) return undefined;
  return pathWithoutLocale(url.pathname) + url.search + url.hash;
}
