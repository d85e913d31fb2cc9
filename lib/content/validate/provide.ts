import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { contentDir } from '../content-dir.mjs';
import { asOut } from '../store/as-out';
import { provideContent } from '../store/content-source';
import { keepAlways } from '../store/keep-once';
import type { KnownFilms } from './house-files';
import { loadWhole } from './load-library';
import { readTheme, themePath } from './theme/read-theme';

// Whatever imports this lets the store read the house's files where there is no build: development, commands, tests.

type Reading = {
  films: KnownFilms;
  /** The last look at the files: what it found, until when that counts (ms, as of `performance`). */
  look?: { signature: string; until: number };
};

/** What a process that shows changes has read, for all its pages. */
const reading = keepAlways('reading', (): Reading => ({ films: new Map() }));

const isDevelopment = () => process.env.NODE_ENV === 'development';

provideContent({
  readLibrary: (at) =>
    asOut(loadWhole(contentDir(), isDevelopment() ? reading.films : undefined), at),
  readTheme: () => readTheme(contentDir()),
  stateOfLibrary: () => (isDevelopment() ? lookForChanges() : ''),
  stateOfTheme: () =>
    `${contentDir()} ${statSync(themePath(contentDir()), { throwIfNoEntry: false })?.mtimeMs}`,
});

/** Files whose times are looked at each time: a page asks for the library a hundred times. */
const few = 1000;

/** What an editor changes of a house; its media are served as they are. */
const written = [
  ...['films', 'collections', 'shop', 'pages', 'news', 'programme', 'screenings'],
  ...['site', 'theme', 'genres', 'introductions', 'jobs', 'people', 'venues', 'shop'].map(
    (name) => `${name}.yaml`,
  ),
];

/** In a large house not each time: what a look found counts for ten times as long as it took. */
function lookForChanges(): string {
  const start = performance.now();
  if (reading.look && start < reading.look.until) return reading.look.signature;
  const { count, signature } = newestChange();
  const end = performance.now();
  reading.look = { signature, until: count > few ? end + 10 * (end - start) : 0 };
  return signature;
}

/** Number of files and time of the newest change: differs when anything changed. */
function newestChange(): { count: number; signature: string } {
  const files = written.flatMap((name) => listFiles(join(contentDir(), name)));
  const times = files.map((file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0);
  const newest = times.reduce((latest, time) => Math.max(latest, time), 0);
  return { count: files.length, signature: `${files.length} ${newest}` };
}

/** The path itself and, where it is a folder, what lies in it; nothing where there is none. */
function listFiles(path: string): string[] {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return [];
  const inside = found.isDirectory() ? readdirSync(path) : [];
  return [path, ...inside.map((name) => join(path, name))];
}
