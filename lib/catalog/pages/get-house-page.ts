import { getLibrary } from '@/lib/content/store/library';
import type { Locale } from '@/lib/i18n/locales';
import type { HousePage } from './house-page';
import { toHousePage } from './list-house-pages';

/** One page in one language, or `undefined` where the house has written none of that name. */
export function getHousePage(slug: string, locale: Locale): HousePage | undefined {
  const raw = getLibrary().pages.get(slug);
  return raw && toHousePage(slug, raw, locale);
}
