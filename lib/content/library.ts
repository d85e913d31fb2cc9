import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { asOut } from './as-out';
import { chosenHouse } from './house.mjs';
import type { KnownFilms } from './house-files';
import { keepAlways, keepOnce } from './keep-once';
import { loadWhole } from './load-library';
import type { Library } from './raw-library';
import { readStoredLibrary } from './stored-library';

type Kept = { library: Library; signature: string };

/** `at`: the moment whose state is asked for in place of the present one. */
const shelf = keepOnce('library', (): { kept?: Kept; at?: number | undefined } => ({}));

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
  'introductions.yaml',
  'jobs.yaml',
  'people.yaml',
  'screenings',
  'venues.yaml',
  'shop.yaml',
];

/**
 * The one door to the content, as it is out now. Read once for a process, and again when something comes out: from what
 * the build has put down, or else from the house's files; in development it is read again after one of them has changed,
 * so that an editor sees it on reload.
 * @throws ContentError when a file cannot be published.
 */
export function getLibrary(): Library {
  const { kept, at = Date.now() } = shelf;
  const signature = process.env.NODE_ENV === 'development' ? lookForChanges() : '';
  if (kept?.signature === signature && holdsAt(kept.library, at)) return kept.library;
  const library = readLibrary(at);
  shelf.kept = { library, signature };
  return library;
}

function holdsAt({ since = -Infinity, coming = [] }: Library, at: number): boolean {
  return since <= at && at < (coming[0] ?? Infinity);
}

/**
 * What something that asks for the library lists in every state that the content is yet to have, each once: a build makes
 * room for all that comes out later. It must not wait for anything.
 */
export function inEveryState<T>(list: () => T[]): T[] {
  const { coming = [] } = getLibrary();
  const all = [...list(), ...coming.flatMap((at) => inStateOf(at, list))];
  return [...new Map(all.map((one) => [JSON.stringify(one), one])).values()];
}

/** What it answers once all is out that is ever to come out. */
export function inLastState<T>(ask: () => T): T {
  const last = getLibrary().coming?.at(-1);
  return last === undefined ? ask() : inStateOf(last, ask);
}

function inStateOf<T>(at: number, ask: () => T): T {
  const before = { ...shelf };
  shelf.at = at;
  try {
    return ask();
  } finally {
    Object.assign(shelf, { at: undefined }, before);
  }
}

function readLibrary(at: number): Library {
  const built = process.env.NODE_ENV === 'production' && readStoredLibrary(process.cwd(), at);
  if (built) return built;
  const known = process.env.NODE_ENV === 'development' ? reading.films : undefined;
  return asOut(loadWhole(chosenHouse(), known), at);
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
