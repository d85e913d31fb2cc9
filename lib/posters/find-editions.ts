import { keepOnce } from '@/lib/content/store/keep-once';
import type { Library } from '@/lib/content/store/raw-library';
import { recallSnapshot } from '@/lib/content/store/snapshot';
import { chooseEditions } from './choose-editions';
import { toPosterFacts } from './poster-facts';
import { shelvesOf } from './shelves';

/** The edition of each film's poster, by slug. */
export type Editions = ReadonlyMap<string, number>;

/**
 * Films of a house up to which posters are told apart while somebody writes (`npm run dev`): a millisecond for each. In
 * a larger one all are first editions until the build.
 */
const mostInDevelopment = 2000;

const known = keepOnce('editions', () => new WeakMap<Library, Editions>());

/** The editions of a house: as the build has put them down, or chosen for each state of the content. */
export function findEditions(library: Library): Editions {
  const found =
    known.get(library) ?? recallSnapshot<Editions>(library, 'editions') ?? editionsOf(library);
  known.set(library, found);
  return found;
}

/** Chooses them: neighbours on any shelf are told apart. */
export function editionsOf(library: Library): Editions {
  const isLarge = library.films.size > mostInDevelopment;
  if (isLarge && process.env.NODE_ENV === 'development') return new Map();
  const films = [...library.films].map(([slug, raw]) => toPosterFacts(slug, raw));
  return chooseEditions(films, shelvesOf(library));
}
