import { getLibrary } from '@/lib/content/library';
import { listFilms } from '@/lib/films/list-films';
import { offerSpan } from '@/lib/films/offer';
import { hasScreenings } from '@/lib/films/screenings/list-screenings';
import { defaultLocale } from '@/lib/i18n/locales';

const always = () => true;

/** The pages every visitor can reach from everywhere (specification, section 2), and when a house has them. */
const pages = [
  { key: 'catalogue', path: '/catalogue', isThere: always },
  { key: 'screenings', path: '/au-cinema', isThere: () => hasScreenings(new Date()) },
  {
    key: 'vod',
    path: '/vod',
    isThere: () => listFilms(defaultLocale).some((film) => offerSpan(film) !== undefined),
  },
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
