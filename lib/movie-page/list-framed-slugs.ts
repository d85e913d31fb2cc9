import { listBuilt } from '@/lib/content/store/built-films';
import { getLibrary } from '@/lib/content/store/library';

/** Slugs of the prerendered embed pages. */
export function listFramedSlugs(): { slug: string }[] {
  const { films } = getLibrary();
  return listBuilt()
    .filter((slug) => films.get(slug)?.embed)
    .map((slug) => ({ slug }));
}
