import type { RawPage } from '@/lib/content/schema/page';
import { getLibrary } from '@/lib/content/store/library';
import type { Locale } from '@/lib/i18n/locales';
import { type EditorialText, toEditorialText } from './editorial-text';

/** All pages written by the editors, in their order. */
export function listSitePages(locale: Locale): SitePage[] {
  return [...getLibrary().pages]
    .sort(([, a], [, b]) => a.order - b.order)
    .map(([slug, page]) => toSitePage(slug, page, locale));
}

export function toSitePage(slug: string, raw: RawPage, locale: Locale): SitePage {
  return { ...toEditorialText({ slug, path: `/${slug}` }, raw, locale), place: raw.in };
}

/** A page written by the editors, and where the site links to it. */
export type SitePage = EditorialText & { place: RawPage['in'] };

/** An editors' page in one language; undefined for an unknown slug. */
export function getSitePage(slug: string, locale: Locale): SitePage | undefined {
  const raw = getLibrary().pages.get(slug);
  return raw && toSitePage(slug, raw, locale);
}

/** Built-in pages that include an editors' text of the same name. */
const builtInPages = ['accessibilite', 'mentions-legales', 'vie-privee'];

export const isBuiltInSlug = (slug: string) => builtInPages.includes(slug);

/** Slugs of the editors' pages with their own path, without texts of built-in pages. */
export function listPageSlugs(): string[] {
  return [...getLibrary().pages.keys()].filter((slug) => !isBuiltInSlug(slug));
}

/** Whether the site has an imprint: in its settings, or as a page. */
export function hasImprint(): boolean {
  const { site, pages } = getLibrary();
  return site.imprint !== undefined || pages.has('mentions-legales');
}
