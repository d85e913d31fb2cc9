import { plainPath } from '@/lib/i18n/locale-path';

/**
 * What `aria-current` says of a menu's link: `page` where it leads to the page that is shown, `true`
 * where that page stands below it (`/vod/…` below `/vod`).
 * @param shown as Next's router knows it, which may have the segment of the plain language in it
 */
export function howCurrent(href: string, shown: string): 'page' | 'true' | undefined {
  const [link, page] = [plainPath(href), plainPath(shown)];
  if (link === page) return 'page';
  return page.startsWith(`${link}/`) ? 'true' : undefined;
}
