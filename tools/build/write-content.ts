import type { Library } from '@/lib/content/raw-library';
import { writeSnapshot } from '@/lib/content/snapshot';
import { writeHouse } from '@/lib/content/stored-house';
import { writeLibrary } from '@/lib/content/stored-library';
import { relateAll } from '@/lib/films/find-related';
import { toOverview } from '@/lib/films/overview';
import { buildIndex } from '@/lib/films/search/build-index';
import { findEditions } from '@/lib/posters/find-editions';
import { wallPlaces } from '@/lib/posters/wall/wall-places';
import { writeUnbuilt } from './write-unbuilt';

/**
 * The checked content and what has to be known of all films at once: related films, the search index, the editions of
 * posters and the wall. Next's build and the server read it instead of the files.
 */
export function writeContent(root: string, library: Library): void {
  writeLibrary(root, library);
  writeHouse(root, library);
  writeUnbuilt(root, library);
  writeSnapshot(root, 'overview', toOverview(library));
  writeSnapshot(root, 'related', relateAll(library));
  writeSnapshot(root, 'search', buildIndex(library));
  writeSnapshot(root, 'editions', findEditions(library));
  writeSnapshot(root, 'wall', wallPlaces(library));
}
