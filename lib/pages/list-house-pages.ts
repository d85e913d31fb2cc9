import { getLibrary } from '@/lib/content/library';
import type { RawPage } from '@/lib/content/schema/page';
import { toPicture } from '@/lib/films/picture';
import type { Locale } from '@/lib/i18n/locales';
import { localText } from '@/lib/text/local-text';
import type { HousePage } from './house-page';

/** The pages that the house has written, in the editors' order. */
export function listHousePages(locale: Locale): HousePage[] {
  return [...getLibrary().pages]
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
