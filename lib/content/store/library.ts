import { contentSource } from './content-source';
import type { Library } from './raw-library';
import { singleton } from './singleton';
import './source-in-development';
import { readStoredLibrary } from './stored-library';

type CachedLibrary = { library: Library; signature: string };

/** `at`: overrides the current time (`atMoment`). */
const cache = singleton('library', (): { cached?: CachedLibrary; at?: number | undefined } => ({}));

const isProduction = () => process.env.NODE_ENV === 'production';

/**
 * The published content; the only access to it. Cached per process, and read again when content is published: from the
 * build, or from the content files if there is none. In development it is read again after a file has changed, so that
 * an editor sees the change on reload.
 * @throws ContentError if a file is invalid
 */
export function getLibrary(): Library {
  const { cached, at = Date.now() } = cache;
  const signature = isProduction() ? '' : contentSource().stateOfLibrary();
  if (cached?.signature === signature && isValidAt(cached.library, at)) return cached.library;
  const library = readLibrary(at);
  cache.cached = { library, signature };
  return library;
}

function isValidAt({ since = -Infinity, coming = [] }: Library, at: number): boolean {
  return since <= at && at < (coming[0] ?? Infinity);
}

/**
 * The values that `list` returns in the current and in all future states of the content, without duplicates, so that a
 * build includes content published later. `list` must be synchronous.
 */
export function inEveryState<T>(list: () => T[]): T[] {
  const { coming = [] } = getLibrary();
  const all = [...list(), ...coming.flatMap((at) => atMoment(at, list))];
  return [...new Map(all.map((one) => [JSON.stringify(one), one])).values()];
}

/** The result of `compute` once all scheduled content is published. */
export function inLastState<T>(compute: () => T): T {
  const last = getLibrary().coming?.at(-1);
  return last === undefined ? compute() : atMoment(last, compute);
}

function atMoment<T>(at: number, compute: () => T): T {
  const before = { ...cache };
  cache.at = at;
  try {
    return compute();
  } finally {
    Object.assign(cache, { at: undefined }, before);
  }
}

function readLibrary(at: number): Library {
  const built = isProduction() ? readStoredLibrary(process.cwd(), at) : undefined;
  return built ?? contentSource().readLibrary(at);
}
