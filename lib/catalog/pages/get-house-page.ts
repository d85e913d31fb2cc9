import { getLibrary } from '@/lib/content/store/library';
import type { Locale } from '@/lib/i18n/locales';
import type { HousePage } from './house-page';
import { toHousePage } from './list-house-pages';

/** An editors' page in one language; undefined for an unknown slug. */
export function getHousePage(slug: string, locale: Locale): HousePage | undefined {
  const raw = getLibrary().pages.get(slug);
  return raw && toHousePage(slug, raw, locale);
}
