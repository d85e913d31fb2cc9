import { getLibrary } from '@/lib/content/store/library';

/** The slugs of all news, of those to come as well. */
export function listNewsSlugs(): string[] {
  return [...getLibrary().news.keys()];
}
