import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { chosenHouse } from './house.mjs';
import type { KnownFilms } from './house-files';
import { keepAlways, keepOnce } from './keep-once';
import { loadLibrary } from './load-library';
import type { Library } from './raw-library';
import { readStoredLibrary } from './stored-library';

type Kept = { library: Library; signature: string };

const shelf = keepOnce('library', (): { kept?: Kept } => ({}));

type Reading = {
  films: KnownFilms;
  /** The last look at the files: what it found, until when that counts (ms, as of `performance`). */
  look?: { signature: string; until: number };
};

/** What a process that shows changes has read, for all its pages. A change of the schema counts for files read after it. */
const reading = keepAlways('reading', (): Reading => ({ films: new Map() }));

/** Files whose times are looked at each time: a page asks for the library a hundred times. */
const few = 1000;

/** What an editor changes of a house; its media are served as they are. */
const written = [
  'films',
  'collections',
  'shop',
  'pages',
  'news',
  'programme',
  'site.yaml',
  'theme.yaml',
  'genres.yaml',
  'jobs.yaml',
  'people.yaml',
  'screenings',
  'venues.yaml',
];

/**
 * The one door to the content. Read once for a process: from what the build has put down, or else from
 * the house's files; in development it is read again after one of them has changed, so that an editor
 * sees it on reload.
 * @throws ContentError when a file cannot be published.
 */
export function getLibrary(): Library {
  const signature = process.env.NODE_ENV === 'development' ? lookForChanges() : '';
  if (shelf.kept?.signature !== signature) shelf.kept = { library: readLibrary(), signature };
  return shelf.kept.library;
}

function readLibrary(): Library {
  const built = process.env.NODE_ENV === 'production' && readStoredLibrary(process.cwd());
  if (process.env.NODE_ENV === 'development') return loadLibrary(chosenHouse(), reading.films);
  return built || loadLibrary();
}

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
  const files = written.flatMap((name) => listFiles(join(chosenHouse(), name)));
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
