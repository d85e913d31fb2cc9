import { hasLists } from '@/lib/builds/build-constants';
import { hasOffers } from '@/lib/catalog/films/overview';
import { listNews } from '@/lib/catalog/news/list-news';
import { isBuiltInSlug, listSitePages } from '@/lib/catalog/pages/site-pages';
import { hasScreenings } from '@/lib/catalog/screenings/list-screenings';
import type { BuiltInPageName } from '@/lib/content/schema/page';
import { getLibrary } from '@/lib/content/store/library';
import { defaultLocale, type Locale } from '@/lib/i18n/locales';
import type { LocalText } from '@/lib/primitives/text/local-text';
import { hasFacetPage } from '@/lib/search/facet-pages/facet-pages';
import { childrensPath, everyAge } from '@/lib/search/query/recommended-ages';

/** A built-in page: whether it has content, and where it is linked. */
export type BuiltInPage = {
  path: string;
  exists: () => boolean;
  /** Section of the footer. */
  part: 'films' | 'site';
  /** Not in the default menu, because the header or the home page links its content. */
  isNamedElsewhere?: true;
};

/** All built-in pages, in the order of the default menu. Their labels are the messages `Navigation.<name>`. */
export const builtInPages: Record<BuiltInPageName, BuiltInPage> = {
  catalogue: { path: '/catalogue', part: 'films', exists: () => true },
  collections: {
    ...{ path: '/collection', part: 'films', isNamedElsewhere: true },
    exists: () => getLibrary().collections.size > 0,
  },
  screenings: {
    ...{ path: '/au-cinema', part: 'films' },
    exists: () => hasScreenings(new Date()),
  },
  vod: {
    ...{ path: '/vod', part: 'films' },
    exists: hasOffers,
  },
  children: {
    ...{ path: childrensPath, part: 'films' },
    exists: () => hasFacetPage('children', everyAge),
  },
  news: {
    ...{ path: '/actualites', part: 'site', isNamedElsewhere: true },
    exists: () => listNews(defaultLocale, new Date()).length > 0,
  },
  shop: { path: '/shop', part: 'site', exists: () => getLibrary().articles.size > 0 },
  lists: { path: '/a-voir', part: 'films', exists: () => hasLists },
};

/** A page in a menu: a built-in page (named by a message) or an editors' page (with its title). */
export type MenuPage = { path: string; part: 'films' | 'site' } & (
  | { name: BuiltInPageName }
  | { title: LocalText }
);

const builtInNames = Object.keys(builtInPages) as BuiltInPageName[];
const isBuiltInPage = (name: string): name is BuiltInPageName => Object.hasOwn(builtInPages, name);

/** Pages of the main menu, in the configured order, without those that have no content. */
export function menuPages(locale: Locale): MenuPage[] {
  return toPages(menuNames(locale), locale);
}

/** Pages of the footer: the main menu's, followed by all others except those with `in: none`. */
export function footerPages(locale: Locale): MenuPage[] {
  // Imprint and privacy are always in the footer, so they are not repeated.
  const shown = listSitePages(locale).flatMap(({ slug, place }) =>
    place === 'none' || isBuiltInSlug(slug) ? [] : [slug],
  );
  return toPages([...new Set([...menuNames(locale), ...builtInNames, ...shown])], locale);
}

/** Whether a built-in page has content, in the menu or not. */
export function hasPage(name: BuiltInPageName): boolean {
  return builtInPages[name].exists();
}

/**
 * Names of the configured menu, else of the built-in pages that are not linked elsewhere and the
 * editors' pages for the menu.
 */
function menuNames(locale: Locale): readonly string[] {
  const { menu } = getLibrary().site;
  if (menu) return menu;
  const builtInMenu = builtInNames.filter((name) => !builtInPages[name].isNamedElsewhere);
  const editorialPages = listSitePages(locale).filter(({ place }) => place === 'menu');
  return [...builtInMenu, ...editorialPages.map(({ slug }) => slug)];
}

function toPages(names: readonly string[], locale: Locale): MenuPage[] {
  const editorialPages = new Map(listSitePages(locale).map((page) => [page.slug, page]));
  return names.flatMap((name): MenuPage[] => {
    if (isBuiltInPage(name)) {
      const { path, part } = builtInPages[name];
      return hasPage(name) ? [{ name, path, part }] : [];
    }
    const page = editorialPages.get(name);
    return page ? [{ title: page.title, path: page.path, part: 'site' }] : [];
  });
}
