import { contentSource } from './content-source';
import { keepOnce } from './keep-once';
import type { Library } from './raw-library';
import './source-in-development';
import { readStoredLibrary } from './stored-library';

type Kept = { library: Library; signature: string };

/** `at`: the moment whose state is asked for in place of the present one. */
const shelf = keepOnce('library', (): { kept?: Kept; at?: number | undefined } => ({}));

const isServed = () => process.env.NODE_ENV === 'production';

/**
 * The one door to the content, as it is out now. Read once for a process, and again when something comes out: from what
 * the build has put down, or else from the house's files; in development it is read again after one of them has changed,
 * so that an editor sees it on reload.
 * @throws ContentError when a file cannot be published.
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
  const built = isServed() ? readStoredLibrary(process.cwd(), at) : undefined;
  return built ?? contentSource().readLibrary(at);
}
