import { listBuilt } from '@/lib/content/store/built-films';
import { getLibrary } from '@/lib/content/store/library';

/** The slugs of the films of which a build makes a player for other sites. */
export function listFramedSlugs(): { slug: string }[] {
  const { films } = getLibrary();
  return listBuilt()
    .filter((slug) => films.get(slug)?.embed)
    .map((slug) => ({ slug }));
}
