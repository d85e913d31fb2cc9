import { getLibrary } from '@/lib/content/library';
import { isSitesOwn } from '@/lib/content/taken-names';

/** The slugs of pages at an address of their own: the house's words on the site's pages have none. */
export function listPageSlugs(): string[] {
  return [...getLibrary().pages.keys()].filter((slug) => !isSitesOwn(slug));
}
