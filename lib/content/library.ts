import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { keepOnce } from './keep-once';
import { loadLibrary } from './load-library';
import type { Library } from './raw-library';
import { readStoredLibrary } from './stored-library';

type Kept = { library: Library; signature: string };

const shelf = keepOnce('library', (): { kept?: Kept } => ({}));

/**
 * The one door to the content. Read once for a process: from what the build has put down, or else from
 * the files; in development it is read again after a file under `content/` has changed, so that an
 * editor sees it on reload.
 * @throws ContentError when a file cannot be published.
 */
export function getLibrary(): Library {
  const root = process.cwd();
  const signature =
    process.env.NODE_ENV === 'development' ? newestChange(join(root, 'content')) : '';
  if (shelf.kept?.signature !== signature) shelf.kept = { library: readLibrary(root), signature };
  return shelf.kept.library;
}

function readLibrary(root: string): Library {
  const built = process.env.NODE_ENV === 'production' && readStoredLibrary(root);
  return built || loadLibrary(root);
}

/** Number of files and time of the newest change below a folder: differs when anything changed. */
function newestChange(folder: string): string {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const newest = Math.max(...files.map((name) => statSync(join(folder, name)).mtimeMs));
  return `${files.length} ${newest}`;
}
