import { closeSync, existsSync, openSync, writeSync } from 'node:fs';
import type { Library } from './raw-library';
import { heldPath, makeRoom, readSnapshot, writeSnapshot } from './snapshot';
import { type FilmOffsets, StoredFilms } from './stored-films';

/** All content except the films, which are in their own file. */
type Stored = Omit<Library, 'films'> & { offsets: FilmOffsets };

/**
 * Reads the content of the build as valid at a moment (ms since 1970). `undefined` if there is no build.
 */
export function readStoredLibrary(root: string, at = Date.now()): Library | undefined {
  const path = heldPath(root, 'films', at);
  const stored = existsSync(path) ? readSnapshot<Stored>(root, 'library', at) : undefined;
  if (!stored) return undefined;
  const { offsets, ...library } = stored;
  return { ...library, films: new StoredFilms(openSync(path, 'r'), offsets) };
}

/** Writes the content below `root`. The films become consecutive JSON records in their own file. */
export function writeLibrary(root: string, { films, ...library }: Library): void {
  const starts = new Float64Array(films.size + 1);
  const { since } = library;
  const file = openSync(makeRoom(root, 'films', since), 'w');
  for (const [number, film] of [...films.values()].entries())
    starts[number + 1] = (starts[number] ?? 0) + writeSync(file, JSON.stringify(film));
  closeSync(file);
  const offsets: FilmOffsets = { slugs: [...films.keys()], starts };
  writeSnapshot(root, 'library', { ...library, offsets } satisfies Stored, since);
}
