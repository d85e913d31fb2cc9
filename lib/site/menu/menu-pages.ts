import { listHousePages } from '@/lib/catalog/pages/list-house-pages';
import { isSitesOwn } from '@/lib/catalog/pages/list-page-slugs';
import type { OwnPageName } from '@/lib/content/schema/own-page';
import { getLibrary } from '@/lib/content/store/library';
import type { Locale } from '@/lib/i18n/locales';
import type { LocalText } from '@/lib/primitives/text/local-text';
import { ownPages } from './own-pages';

/** A page in a menu: a built-in page (named by a message) or an editors' page (with its title). */
export type MenuPage = { path: string; part: 'films' | 'house' } & (
  | { name: OwnPageName }
  | { title: LocalText }
);

const ownNames = Object.keys(ownPages) as OwnPageName[];
const isOwn = (name: string): name is OwnPageName => Object.hasOwn(ownPages, name);

/** Pages of the main menu, in the configured order, without those that have no content. */
export function menuPages(locale: Locale): MenuPage[] {
  return toPages(menuNames(locale), locale);
}

/** Pages of the footer: the main menu's, followed by all others. */
export function footPages(locale: Locale): MenuPage[] {
  // Imprint and privacy are always in the footer, so they are not repeated.
  const shown = listHousePages(locale).flatMap(({ slug, place }) =>
    place === 'none' || isSitesOwn(slug) ? [] : [slug],
  );
  return toPages([...new Set([...menuNames(locale), ...ownNames, ...shown])], locale);
}

/** Whether a built-in page has content, in the menu or not. */
export function hasPage(name: OwnPageName): boolean {
  return ownPages[name].isThere();
}

/** The configured menu, else all pages with content. */
function menuNames(locale: Locale): readonly string[] {
  const { menu } = getLibrary().site;
  if (menu) return menu;
  const ours = ownNames.filter((name) => !ownPages[name].isNamedElsewhere);
  const written = listHousePages(locale).filter(({ place }) => place === 'menu');
  return [...ours, ...written.map(({ slug }) => slug)];
}

function toPages(names: readonly string[], locale: Locale): MenuPage[] {
  const written = new Map(listHousePages(locale).map((page) => [page.slug, page]));
  return names.flatMap((name): MenuPage[] => {
    if (isOwn(name)) {
      const { path, part } = ownPages[name];
      return hasPage(name) ? [{ name, path, part }] : [];
    }
    const page = written.get(name);
    return page ? [{ title: page.title, path: page.path, part: 'house' }] : [];
  });
}
