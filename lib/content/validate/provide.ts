import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { processSingleton } from '@/lib/primitives/singleton';
import { contentDir } from '../content-dir.mjs';
import { provideContent } from '../store/content-source';
import { publishedContent } from '../store/published-content';
import type { KnownFilms } from './content-files';
import { loadUnfilteredLibrary } from './load-library';
import { readTheme, themePath } from './theme/read-theme';

// Importing this module lets the store read the content files where there is no build: in
// development, commands and tests.

type ReaderState = {
  films: KnownFilms;
  /** Result of the last check of the files, valid `until` a time (ms, as `performance.now()`). */
  lastCheck?: { signature: string; until: number };
};

/** Files read by this process, shared by all pages. */
const state = processSingleton('reading', (): ReaderState => ({ films: new Map() }));

const isDevelopment = () => process.env.NODE_ENV === 'development';

provideContent({
  readLibrary: (at) =>
    publishedContent(
      loadUnfilteredLibrary(contentDir(), isDevelopment() ? { known: state.films } : undefined),
      at,
    ),
  readTheme: () => readTheme(contentDir()),
  stateOfLibrary: () => (isDevelopment() ? checkForChanges() : ''),
  stateOfTheme: () =>
    `${contentDir()} ${statSync(themePath(contentDir()), { throwIfNoEntry: false })?.mtimeMs}`,
});

/**
 * Up to this number of files, each call checks all of them. With more files a result is reused for some time,
 * because a page requests the library a hundred times.
 */
const fewFiles = 1000;

/** Files that editors change. Media are served directly from disk. */
const editedPaths = [
  ...['films', 'collections', 'shop', 'pages', 'news', 'programme', 'screenings'],
  ...['site', 'theme', 'genres', 'introductions', 'jobs', 'people', 'venues', 'shop'].map(
    (name) => `${name}.yaml`,
  ),
];

/** In a large site the result of a check is cached for ten times its duration. */
function checkForChanges(): string {
  const start = performance.now();
  if (state.lastCheck && start < state.lastCheck.until) return state.lastCheck.signature;
  const { count, signature } = newestChange();
  const end = performance.now();
  state.lastCheck = { signature, until: count > fewFiles ? end + 10 * (end - start) : 0 };
  return signature;
}

/** The number of files, and a signature of their state, made of that number and the newest modification time. */
function newestChange(): { count: number; signature: string } {
  const files = editedPaths.flatMap((name) => listFiles(join(contentDir(), name)));
  const times = files.map((file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0);
  const newest = times.reduce((latest, time) => Math.max(latest, time), 0);
  return { count: files.length, signature: `${files.length} ${newest}` };
}

/** The path itself and, for a folder, its files; empty if it does not exist. */
function listFiles(path: string): string[] {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) return [];
  const children = stats.isDirectory() ? readdirSync(path) : [];
  return [path, ...children.map((name) => join(path, name))];
}
