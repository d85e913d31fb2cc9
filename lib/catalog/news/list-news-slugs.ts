import { getLibrary } from '@/lib/content/store/library';

/** Slugs of all news, including future ones. */
export function listNewsSlugs(): string[] {
  return [...getLibrary().news.keys()];
}
