import { contentSource } from './content-source';
import { keepOnce } from './keep-once';
import type { Library } from './raw-library';
import './source-in-development';
import { readStoredLibrary } from './stored-library';

type Kept = { library: Library; signature: string };

/** `at`: overrides the current time (`inStateOf`). */
const shelf = keepOnce('library', (): { kept?: Kept; at?: number | undefined } => ({}));

const isServed = () => process.env.NODE_ENV === 'production';

/**
 * The published content; the only access to it. Cached per process, and read again when content is published: from the
 * build, or from the content files if there is none. In development it is read again after a file has changed, so that
 * an editor sees the change on reload.
 * @throws ContentError if a file is invalid
 */
export function getLibrary(): Library {
  const { kept, at = Date.now() } = shelf;
  const signature = isServed() ? '' : contentSource().stateOfLibrary();
  if (kept?.signature === signature && holdsAt(kept.library, at)) return kept.library;
  const library = readLibrary(at);
  shelf.kept = { library, signature };
  return library;
}

function holdsAt({ since = -Infinity, coming = [] }: Library, at: number): boolean {
  return since <= at && at < (coming[0] ?? Infinity);
}

/**
 * The values that `list` returns in the current and in all future states of the content, without duplicates, so that a
 * build includes content published later. `list` must be synchronous.
 */
export function inEveryState<T>(list: () => T[]): T[] {
  const { coming = [] } = getLibrary();
  const all = [...list(), ...coming.flatMap((at) => inStateOf(at, list))];
  return [...new Map(all.map((one) => [JSON.stringify(one), one])).values()];
}

/** The result of `ask` once all scheduled content is published. */
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
  const built = isServed() ? readStoredLibrary(process.cwd(), at) : undefined;
  return built ?? contentSource().readLibrary(at);
}
