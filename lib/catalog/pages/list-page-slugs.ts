import { getLibrary } from '@/lib/content/store/library';

/** Pages of the site's own in which a house's words stand, under the same name. */
const sitesOwn = ['accessibilite', 'mentions-legales', 'vie-privee'];

export const isSitesOwn = (slug: string) => sitesOwn.includes(slug);

/** The slugs of pages at an address of their own: the house's words on the site's pages have none. */
export function listPageSlugs(): string[] {
  return [...getLibrary().pages.keys()].filter((slug) => !isSitesOwn(slug));
}
