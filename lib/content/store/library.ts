import { AsyncLocalStorage } from 'node:async_hooks';
import { processSingleton, singleton } from '@/lib/primitives/singleton';
import { contentSource } from './content-source';
import type { Library } from './raw-library';
import './source-in-development';
import { closeSync, existsSync, openSync, readSync, writeSync } from 'node:fs';
import { LRUCache } from 'lru-cache';
import type { RawFilm } from '../schema/film';
import {
  prepareSnapshotPath,
  readSnapshot,
  snapshotFolder,
  validSnapshotPath,
  writeSnapshot,
} from './snapshot';

type CachedLibrary = { library: Library; signature: string };

/** `at`: overrides the current time (`atMoment`). */
const cache = singleton('library', (): { cached?: CachedLibrary; at?: number | undefined } => ({}));

const isProduction = () => process.env.NODE_ENV === 'production';

/**
 * The published content; the only access to it. Cached per process, and read again when content is published or updated:
 * from the build, or from the content files if there is none. In development it is read again after a file has changed,
 * so that an editor sees the change on reload.
 * @throws ContentError if a file is invalid
 */
export function getLibrary(): Library {
  return laidOver.getStore() ?? getPublicLibrary();
}

/** Shared by the process: pages and the server in front of them are separate bundles. */
const laidOver = processSingleton('library laid over', () => new AsyncLocalStorage<Library>());

/** Runs a task, such as the rendering of a page, that reads other content than the public. */
export function withLibrary<T>(library: Library, task: () => T): T {
  return laidOver.run(library, task);
}

function getPublicLibrary(): Library {
  const { cached, at = Date.now() } = cache;
  const signature = isProduction()
    ? snapshotFolder(process.cwd())
    : contentSource().stateOfLibrary();
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

/** The result of `compute` for the content as it will be when everything scheduled is published. */
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

/** Positions of films in a file: the record of `slugs[n]` is `[starts[n], starts[n + 1])`, in bytes. */
type FilmOffsets = { slugs: string[]; starts: Float64Array };

/**
 * Cache limit in bytes of JSON: about 600 films, so all of a small site. In memory the records take several times as
 * much, with the search data derived from them in two languages.
 */
const maxBytes = 1024 * 1024;

/** Closes the file of films that were replaced. A page that is being rendered may still read them. */
const unusedFiles = new FinalizationRegistry<number>(closeSync);

/** Films of the build. Each is read on access, since a page needs few of many thousands. LRU cache, 1 MB of JSON. */
class StoredFilms implements ReadonlyMap<string, RawFilm> {
  readonly #file: number;
  readonly #starts: Float64Array;
  readonly #numbers: ReadonlyMap<string, number>;
  readonly #cache: LRUCache<number, RawFilm>;

  /**
   * @param file an open file; it is closed once these films are no longer in use
   * @param maxSize cache limit in bytes of JSON
   */
  constructor(file: number, { slugs, starts }: FilmOffsets, maxSize = maxBytes) {
    this.#cache = new LRUCache({ maxSize });
    this.#file = file;
    unusedFiles.register(this, file);
    this.#starts = starts;
    this.#numbers = new Map(slugs.map((slug, number) => [slug, number]));
  }

  get size(): number {
    return this.#numbers.size;
  }

  has(slug: string): boolean {
    return this.#numbers.has(slug);
  }

  get(slug: string): RawFilm | undefined {
    const number = this.#numbers.get(slug);
    return number === undefined ? undefined : this.#recall(number);
  }

  keys() {
    return this.#numbers.keys();
  }

  *values(): Generator<RawFilm, undefined> {
    for (const number of this.#numbers.values()) yield this.#read(number);
  }

  *entries(): Generator<[string, RawFilm], undefined> {
    for (const [slug, number] of this.#numbers) yield [slug, this.#read(number)];
  }

  [Symbol.iterator]() {
    return this.entries();
  }

  forEach(visit: (film: RawFilm, slug: string, films: this) => void) {
    for (const [slug, film] of this) visit(film, slug, this);
  }

  #recall(number: number): RawFilm {
    const cached = this.#cache.get(number);
    if (cached) return cached;
    const film = this.#read(number);
    this.#cache.set(number, film, { size: this.#sizeOf(number) });
    return film;
  }

  #sizeOf(number: number): number {
    return (this.#starts[number + 1] ?? 0) - (this.#starts[number] ?? 0);
  }

  #read(number: number): RawFilm {
    const bytes = Buffer.allocUnsafe(this.#sizeOf(number));
    readSync(this.#file, bytes, 0, bytes.length, this.#starts[number] ?? 0);
    return JSON.parse(bytes.toString());
  }
}

/**
 * The films that this process has written, by the path of their file: the command that writes a snapshot reads it again
 * to derive more from it.
 */
const written = new Map<string, Library['films']>();

/** All content except the films, which are in their own file. */
type Stored = Omit<Library, 'films'> & { offsets: FilmOffsets };

/**
 * Reads the content of the build as valid at a moment (ms since 1970). `undefined` if there is no build.
 */
export function readStoredLibrary(root: string, at = Date.now()): Library | undefined {
  const path = validSnapshotPath(root, 'films', at);
  const stored = existsSync(path) ? readSnapshot<Stored>(root, 'library', at) : undefined;
  if (!stored) return undefined;
  const { offsets, ...library } = stored;
  const films = written.get(path) ?? new StoredFilms(openSync(path, 'r'), offsets);
  return { ...library, films };
}

/** Writes the content below `root`. The films become consecutive JSON records in their own file. */
export function writeLibrary(root: string, { films, ...library }: Library): void {
  const starts = new Float64Array(films.size + 1);
  const { since } = library;
  const path = prepareSnapshotPath(root, 'films', since);
  const file = openSync(path, 'w');
  for (const [number, film] of [...films.values()].entries())
    starts[number + 1] = (starts[number] ?? 0) + writeSync(file, JSON.stringify(film));
  closeSync(file);
  written.set(path, films);
  const offsets: FilmOffsets = { slugs: [...films.keys()], starts };
  writeSnapshot(root, 'library', { ...library, offsets } satisfies Stored, since);
}
