import type { Locale } from '@/lib/i18n/locales';
import type { LocalText } from '@/lib/text/local-text';

/** A page that the house has written: its name in menus, and where it is named of itself. */
export type HousePage = { title: LocalText; place?: 'menu' | 'foot' };

/** The house's own pages by slug, in the order of a menu that it has not written. */
export function housePages(_locale: Locale): ReadonlyMap<string, HousePage> {
  return new Map();
}
