import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { chosenHouse } from './house.mjs';
import { keepOnce } from './keep-once';
import { loadLibrary } from './load-library';
import type { Library } from './raw-library';
import { readStoredLibrary } from './stored-library';

type Kept = { library: Library; signature: string };

const shelf = keepOnce('library', (): { kept?: Kept } => ({}));

/** What an editor changes of a house; its media are served as they are. */
const written = [
  'films',
  'collections',
  'shop',
  'pages',
  'news',
  'programme',
  'site.yaml',
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
  const signature = process.env.NODE_ENV === 'development' ? newestChange() : '';
  if (shelf.kept?.signature !== signature) shelf.kept = { library: readLibrary(), signature };
  return shelf.kept.library;
}

function readLibrary(): Library {
  const built = process.env.NODE_ENV === 'production' && readStoredLibrary(process.cwd());
  return built || loadLibrary();
}

/** Number of files and time of the newest change: differs when anything changed. */
function newestChange(): string {
  const files = written.flatMap((name) => listFiles(join(chosenHouse(), name)));
  const times = files.map((file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0);
  return `${files.length} ${Math.max(...times)}`;
}

/** The path itself and, where it is a folder, what lies in it; nothing where there is none. */
function listFiles(path: string): string[] {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return [];
  const inside = found.isDirectory() ? readdirSync(path) : [];
  return [path, ...inside.map((name) => join(path, name))];
}
