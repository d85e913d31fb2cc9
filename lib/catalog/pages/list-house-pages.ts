import type { RawPage } from '@/lib/content/schema/page';
import { getLibrary } from '@/lib/content/store/library';
import type { Locale } from '@/lib/i18n/locales';
import type { HousePage } from './house-page';
import { toWritten } from './written';

/** All pages written by the editors, in their order. */
export function listHousePages(locale: Locale): HousePage[] {
  return [...getLibrary().pages]
    .sort(([, a], [, b]) => a.order - b.order)
    .map(([slug, page]) => toHousePage(slug, page, locale));
}

export function toHousePage(slug: string, raw: RawPage, locale: Locale): HousePage {
  return { ...toWritten({ slug, path: `/${slug}` }, raw, locale), place: raw.in };
}
