import { getLibrary } from '@/lib/content/store/library';

/** Built-in pages that include an editors' text of the same name. */
const sitesOwn = ['accessibilite', 'mentions-legales', 'vie-privee'];

export const isSitesOwn = (slug: string) => sitesOwn.includes(slug);

/** Slugs of the editors' pages with their own path, without texts of built-in pages. */
export function listPageSlugs(): string[] {
  return [...getLibrary().pages.keys()].filter((slug) => !isSitesOwn(slug));
}
