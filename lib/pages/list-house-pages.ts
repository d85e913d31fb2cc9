import { getLibrary } from '@/lib/content/library';
import type { RawPage } from '@/lib/content/schema/page';
import { isSitesOwn } from '@/lib/content/taken-names';
import { toPicture } from '@/lib/films/picture';
import type { Locale } from '@/lib/i18n/locales';
import { localText } from '@/lib/text/local-text';
import type { HousePage } from './house-page';

/**
 * The house's pages that have a link in the menu or at the foot of every page, in the editors' order. The foot has
 * imprint and privacy anyway, whoever has written them.
 */
export function listHousePages(locale: Locale, place: 'menu' | 'foot'): HousePage[] {
  return [...getLibrary().pages]
    .filter(([slug, page]) => page.in === place && !(place === 'foot' && isSitesOwn(slug)))
    .sort(([, a], [, b]) => a.order - b.order)
    .map(([slug, page]) => toHousePage(slug, page, locale));
}

export function toHousePage(slug: string, raw: RawPage, locale: Locale): HousePage {
  return {
    ...{ slug, path: `/${slug}`, place: raw.in },
    title: localText(raw.title, locale),
    summary: raw.summary && localText(raw.summary, locale),
    text: localText(raw.text, locale),
    picture: raw.picture && toPicture(raw.picture, locale),
  };
}
