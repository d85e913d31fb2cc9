import type { Film } from '@/lib/films/film';

/** What a shelf singles out; nothing where that is all there is, and stands on the shelves below already. */
export function singledOut(shelf: Film[], films: Film[]): Film[] {
  return shelf.length < films.length ? shelf : [];
}
