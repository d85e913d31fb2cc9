import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { relateAll, type StoredRelated } from '@/lib/catalog/films/find-related';
import { toOverview } from '@/lib/catalog/films/overview';
import { listPeople } from '@/lib/catalog/people/list-people';
import { contentDir } from '@/lib/content/content-dir.mjs';
import { type Ledger, readHistory } from '@/lib/content/store/history';
import { writeLibrary } from '@/lib/content/store/library';
import { listUnpublishedMedia } from '@/lib/content/store/media-files';
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
import { describeCompiled } from './compiled-content';

/**
 * Writes snapshots of the checked content, the theme and data derived from all films together: related films,
 * the search index, poster editions and the wall. Next's build and the server read them instead of the files.
 * There is one state for `now`, and one for each later moment at which content is published. Drafts are left
 * out.
 * @param before what was derived before a change: what it has not changed is taken from there
 */
export function writeContent(
  root: string,
  allContent: Library,
  now = Date.now(),
  before: Before = {},
): void {
  const last = publishedContent(allContent, Infinity);
  const present = publishedContent(allContent, now);
  const { coming = [] } = present;
  // These snapshots contain the final state, including all scheduled content: pages may load scheduled content by its
  // path, and a poster must not change when other content is published.
  writeStoredSite(root, last, describeCompiled(last, root));
  writeSnapshot(root, 'theme', readTheme(contentDir()));
  writeHistory(root, contentDir(), draftFiles(allContent));
  writeSnapshot(root, 'editions', findEditions(last));
  deleteLaterSnapshots(root);
  const laterStates = coming.map((since) => ({ ...publishedContent(allContent, since), since }));
  for (const library of [present, ...laterStates]) {
    writeState(root, library, before);
    writeSnapshot(root, 'withheld', listUnpublishedMedia(allContent, library), library.since);
  }
}

/** What an earlier state of the content has led to. */
type Before = { index?: StoredIndex | undefined; related?: StoredRelated | undefined };

function writeState(root: string, library: Library, before: Before): void {
  const { since } = library;
  const index = buildIndex(library, before.index);
  writeLibrary(root, library);
  writeSnapshot(root, 'unbuilt', listUnbuilt(library, index), since);
  writeSnapshot(root, 'overview', toOverview(library), since);
  writeSnapshot(root, 'related', relateAll(library, before.related), since);
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
  // As a whole: an update of the content may be killed here, and a build may run beside it.
  const unfinished = `${file}.${process.pid}.part`;
  writeFileSync(unfinished, JSON.stringify({ ...ledgers, [name]: ledger }));
  renameSync(unfinished, file);
}

/** Lists the films, people and pictures of a state that the server can render. Contains only published films. */
function listUnbuilt(library: Library, index: Pick<StoredIndex, 'facets'>): Unbuilt {
  const films = [...library.films];
  const slugsOf = (some: typeof films) => some.map(([slug]) => slug);
  return {
    films: slugsOf(films),
    downloads: slugsOf(films.filter(([, { poster }]) => !poster)),
    people: listPeople(index),
    framed: slugsOf(films.filter(([, { embed }]) => embed)),
    dated: {
      start: slugsOf(films.filter(([, { vod }]) => vod?.from)),
      end: slugsOf(films.filter(([, { vod }]) => vod?.until)),
    },
    cards: listShareImages(library),
    moments: Object.fromEntries(
      films.map(([slug, film]) => [slug, framesEnd(film)] as const).filter(([, end]) => end > 0),
    ),
    sheets: [...wallSheets(library).keys()],
  };
}
