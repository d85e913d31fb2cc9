import { getLibrary } from '@/lib/content/library';
import { hasOffers } from '@/lib/films/overview';

const always = () => true;

/** The pages every visitor can reach from everywhere (specification, section 2), and when a house has them. */
const pages = [
  { key: 'catalogue', path: '/catalogue', isThere: always },
  { key: 'vod', path: '/vod', isThere: hasOffers },
  { key: 'shop', path: '/shop', isThere: () => getLibrary().articles.size > 0 },
  { key: 'lists', path: '/a-voir', isThere: always },
] as const;

/** Those of them that this house has something for. */
export function menuPages(): readonly Pick<(typeof pages)[number], 'key' | 'path'>[] {
  return pages.filter(({ isThere }) => isThere());
}

/** Whether the menu has a page. */
export function isInMenu(key: (typeof pages)[number]['key']): boolean {
  return menuPages().some((page) => page.key === key);
}
