import { keepOnce } from '@/lib/content/store/keep-once';
import type { Library } from '@/lib/content/store/raw-library';
import { recallSnapshot } from '@/lib/content/store/snapshot';
import { chooseEditions } from './choose-editions';
import { toPosterFacts } from './poster-facts';
import { shelvesOf } from './shelves';

/** The edition of each film's poster, by slug. */
export type Editions = ReadonlyMap<string, number>;

/**
 * Maximum number of films for which editions are computed in development (`npm run dev`), at 1 ms each. Above
 * it, all are first editions until the build.
 */
const mostInDevelopment = 2000;

const known = keepOnce('editions', () => new WeakMap<Library, Editions>());

/** The editions of a library: from the build's snapshot, else computed for this state of the content. */
export function findEditions(library: Library): Editions {
  const found =
    known.get(library) ?? recallSnapshot<Editions>(library, 'editions') ?? editionsOf(library);
  known.set(library, found);
  return found;
}

/** Computes the editions, so that neighbours on all shelves differ. */
export function editionsOf(library: Library): Editions {
  const isLarge = library.films.size > mostInDevelopment;
  if (isLarge && process.env.NODE_ENV === 'development') return new Map();
  const films = [...library.films].map(([slug, raw]) => toPosterFacts(slug, raw));
  return chooseEditions(films, shelvesOf(library));
}
