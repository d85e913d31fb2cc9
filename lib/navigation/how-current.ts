import { plainPath } from '@/lib/i18n/locale-path';

/**
 * `aria-current` of a menu link: `page` for the current page, `true` if the current page is below it (`/vod/…` below
 * `/vod`).
 * @param shown path from Next's router, possibly with the prefix of the default language
 */
export function howCurrent(href: string, shown: string): 'page' | 'true' | undefined {
  const [link, page] = [plainPath(href), plainPath(shown)];
  if (link === page) return 'page';
  return page.startsWith(`${link}/`) ? 'true' : undefined;
}
