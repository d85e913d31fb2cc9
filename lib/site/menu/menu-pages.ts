import { listHousePages } from '@/lib/catalog/pages/list-house-pages';
import { isSitesOwn } from '@/lib/catalog/pages/list-page-slugs';
import type { OwnPageName } from '@/lib/content/schema/own-page';
import { getLibrary } from '@/lib/content/store/library';
import type { Locale } from '@/lib/i18n/locales';
import type { LocalText } from '@/lib/primitives/text/local-text';
import { ownPages } from './own-pages';

/** A page that a menu leads to: one of the site's own, whose words are the site's, or one of the house's. */
export type MenuPage = { path: string; part: 'films' | 'house' } & (
  | { name: OwnPageName }
  | { title: LocalText }
);

const ownNames = Object.keys(ownPages) as OwnPageName[];
const isOwn = (name: string): name is OwnPageName => Object.hasOwn(ownPages, name);

/** The pages that every visitor can reach from everywhere, in the house's order: those that there are. */
export function menuPages(locale: Locale): MenuPage[] {
  return toPages(menuNames(locale), locale);
}

/** The same, and behind them all others: what no menu has is found in the foot. */
export function footPages(locale: Locale): MenuPage[] {
  // The foot has imprint and privacy anyway, whoever has written them.
  const shown = listHousePages(locale).flatMap(({ slug, place }) =>
    place === 'none' || isSitesOwn(slug) ? [] : [slug],
  );
  return toPages([...new Set([...menuNames(locale), ...ownNames, ...shown])], locale);
}

/** Whether the house has something for one of the site's own pages, in its menu or not. */
export function hasPage(name: OwnPageName): boolean {
  return ownPages[name].isThere();
}

/** As the house has written it, or else all that there are. */
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
