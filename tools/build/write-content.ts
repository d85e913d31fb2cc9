import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { relateAll } from '@/lib/catalog/films/find-related';
import { toOverview } from '@/lib/catalog/films/overview';
import { listPeople, listPrerenderedPeople } from '@/lib/catalog/people/list-people';
import { contentDir } from '@/lib/content/content-dir.mjs';
import { type Ledger, readHistory } from '@/lib/content/store/history';
import { writeLibrary } from '@/lib/content/store/library';
import { listUnpublishedMedia } from '@/lib/content/store/media-files';
import { filmsWithDrawnPoster, prerenderedFilms } from '@/lib/content/store/prerendered-films';
import { draftFiles } from '@/lib/content/store/publication';
import { publishedContent } from '@/lib/content/store/published-content';
import type { Library } from '@/lib/content/store/raw-library';
import { deleteLaterSnapshots, writeSnapshot } from '@/lib/content/store/snapshot';
import { writeStoredSite } from '@/lib/content/store/stored-site';
import { readTheme } from '@/lib/content/validate/theme/read-theme';
import { findEditions } from '@/lib/posters/editions';
import { computeWallPlaces, wallSheets } from '@/lib/posters/poster-wall';
import { buildIndex } from '@/lib/search/engine/build-index';
import type { StoredIndex } from '@/lib/search/engine/search-index';
import { framesEnd } from '@/lib/seo/share-images/film-frames';
import { listShareImages } from '@/lib/seo/share-images/share-image';
import { buildsFolder } from '@/lib/server/builds/built-root.mjs';
import type { Unbuilt } from '@/lib/server/on-demand/unbuilt';

/**
 * Writes snapshots of the checked content, the theme and data derived from all films together: related films,
 * the search index, poster editions and the wall. Next's build and the server read them instead of the files.
 * There is one state for `now`, and one for each later moment at which content is published. Drafts are left
 * out.
 */
export function writeContent(root: string, allContent: Library, now = Date.now()): void {
  const last = publishedContent(allContent, Infinity);
  const present = publishedContent(allContent, now);
  const { coming = [] } = present;
  // These snapshots contain the final state, including all scheduled content: pages may load scheduled content by its
  // path, and a poster must not change when other content is published.
  writeStoredSite(root, last);
  writeSnapshot(root, 'theme', readTheme(contentDir()));
  writeHistory(root, contentDir(), draftFiles(allContent));
  writeSnapshot(root, 'editions', findEditions(last));
  deleteLaterSnapshots(root);
  const index = buildIndex(present);
  const finalState = { library: last, index: coming.length > 0 ? buildIndex(last) : index };
  const laterStates = coming.map((since) => ({ ...publishedContent(allContent, since), since }));
  for (const library of [present, ...laterStates]) {
    const state = { library, index: library === present ? index : buildIndex(library) };
    writeState(root, state, finalState);
    writeSnapshot(root, 'withheld', listUnpublishedMedia(allContent, library), library.since);
  }
}

function writeState(root: string, { library, index }: State, last: State): void {
  const { since } = library;
  writeLibrary(root, library);
  writeUnbuilt(root, { library, index }, last);
  writeSnapshot(root, 'overview', toOverview(library), since);
  writeSnapshot(root, 'related', relateAll(library), since);
  writeSnapshot(root, 'search', index, since);
  writeSnapshot(root, 'wall', computeWallPlaces(library), since);
}

/** Change dates seen by earlier builds, by content folder: one project folder may build several sites. */
const ledgerFile = join(buildsFolder, 'content-days.json');

/**
 * Writes when the content files changed, and stores the ledger that the next build needs to detect changes.
 * @param hidden files to leave out of the history, e.g. drafts
 */
export function writeHistory(
  root: string,
  content = contentDir(),
  hidden: ReadonlySet<string> = new Set(),
): void {
  const file = join(root, ledgerFile);
  const ledgers: Record<string, Ledger> = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : {};
  const name = resolve(content);
  const { history, ledger } = readHistory(name, ledgers[name]);
  const published = [...history].filter(([path]) => !hidden.has(path));
  writeSnapshot(root, 'history', new Map(published));
  if (!ledgers[name] && Object.keys(ledger).length === 0) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ ...ledgers, [name]: ledger }));
}

/** The content at a moment, with its search index. */
type State = { library: Library; index: Pick<StoredIndex, 'facets'> };

/**
 * Writes the server's list of the pages and pictures that Next's build leaves to be rendered on demand. The
 * list of each state contains only what is public in that state.
 * @param last the state that includes all scheduled content
 */
function writeUnbuilt(root: string, state: State, last = state): void {
  writeSnapshot(root, 'unbuilt', listUnbuilt(state, last), state.library.since);
}

export function listUnbuilt({ library, index }: State, last: State = { library, index }): Unbuilt {
  const built = prerenderedFilms(last.library);
  const drawnSlugs = filmsWithDrawnPoster(last.library);
  const unbuiltFilms = [...library.films].filter(([slug]) => !built.has(slug));
  const slugsOf = (films: typeof unbuiltFilms) => films.map(([slug]) => slug);
  const builtPages = new Set(listPrerenderedPeople(last.index));
  return {
    films: slugsOf(unbuiltFilms),
    drawings: slugsOf(unbuiltFilms.filter(([slug]) => !drawnSlugs.has(slug))),
    downloads: slugsOf([...library.films].filter(([, { poster }]) => !poster)),
    people: listPeople(index).filter((slug) => !builtPages.has(slug)),
    framed: slugsOf(unbuiltFilms.filter(([, { embed }]) => embed)),
    dated: {
      start: slugsOf(unbuiltFilms.filter(([, { vod }]) => vod?.from)),
      end: slugsOf(unbuiltFilms.filter(([, { vod }]) => vod?.until)),
    },
    cards: listShareImages(library),
    moments: Object.fromEntries(
      [...library.films]
        .map(([slug, film]) => [slug, framesEnd(film)] as const)
        .filter(([, end]) => end > 0),
    ),
    sheets: drawnSlugs.size < last.library.films.size ? [...wallSheets(library).keys()] : [],
  };
}
