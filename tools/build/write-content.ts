import { relateAll } from '@/lib/catalog/films/find-related';
import { toOverview } from '@/lib/catalog/films/overview';
import { contentDir } from '@/lib/content/content-dir.mjs';
import { asOut } from '@/lib/content/store/as-out';
import type { Library } from '@/lib/content/store/raw-library';
import { forgetLater, writeSnapshot } from '@/lib/content/store/snapshot';
import { writeHouse } from '@/lib/content/store/stored-house';
import { writeLibrary } from '@/lib/content/store/stored-library';
import { draftFiles } from '@/lib/content/store/withheld';
import { withheldMedia } from '@/lib/content/store/withheld-media';
import { readTheme } from '@/lib/content/validate/theme/read-theme';
import { findEditions } from '@/lib/posters/find-editions';
import { wallPlaces } from '@/lib/posters/wall/wall-places';
import { buildIndex } from '@/lib/search/engine/build-index';
import { writeHistory } from './write-history';
import { type State, writeUnbuilt } from './write-unbuilt';

/**
 * Writes snapshots of the checked content, the theme and data derived from all films together: related films, the
 * search index, poster editions and the wall. Next's build and the server read them instead of the files. One
 * state for `now`, and one for each later moment at which content is published; drafts are left out.
 */
export function writeContent(root: string, whole: Library, now = Date.now()): void {
  const last = asOut(whole, Infinity);
  const present = asOut(whole, now);
  const { coming = [] } = present;
  // Content with its final state: pages may load scheduled content by its path, and a poster must not change when
  // other content is published.
  writeHouse(root, last);
  writeSnapshot(root, 'theme', readTheme(contentDir()));
  writeHistory(root, contentDir(), draftFiles(whole));
  writeSnapshot(root, 'editions', findEditions(last));
  forgetLater(root);
  const index = buildIndex(present);
  const inTheEnd = { library: last, index: coming.length > 0 ? buildIndex(last) : index };
  const later = coming.map((since) => ({ ...asOut(whole, since), since }));
  for (const library of [present, ...later]) {
    const state = { library, index: library === present ? index : buildIndex(library) };
    writeState(root, state, inTheEnd);
    writeSnapshot(root, 'withheld', withheldMedia(whole, library), library.since);
  }
}

function writeState(root: string, { library, index }: State, last: State): void {
  const { since } = library;
  writeLibrary(root, library);
  writeUnbuilt(root, { library, index }, last);
  writeSnapshot(root, 'overview', toOverview(library), since);
  writeSnapshot(root, 'related', relateAll(library), since);
  writeSnapshot(root, 'search', index, since);
  writeSnapshot(root, 'wall', wallPlaces(library), since);
}
