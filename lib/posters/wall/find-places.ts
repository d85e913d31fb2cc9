import { keepOnce } from '@/lib/content/store/keep-once';
import { getLibrary } from '@/lib/content/store/library';
import type { Library } from '@/lib/content/store/raw-library';
import { recallSnapshot } from '@/lib/content/store/snapshot';
import { type WallPlaces, wallPlaces } from './wall-places';

const known = keepOnce('wall', () => new WeakMap<Library, WallPlaces>());

/** Where every film's small poster is: as the build has put it down, or found for each state of the content. */
export function findPlaces(): WallPlaces {
  const library = getLibrary();
  const places =
    known.get(library) ?? recallSnapshot<WallPlaces>(library, 'wall') ?? wallPlaces(library);
  known.set(library, places);
  return places;
}
