import type { FilmMarks, ListName, Lists } from './lists';

/**
 * Adds a film to a list. A watched film is removed from the watchlist; it may be added there again and stays
 * watched.
 *
 *  @param at epoch ms
 */
export function putFilm(lists: Lists, list: ListName, slug: string, at: number): Lists {
  const put = { ...lists, [list]: { ...lists[list], [slug]: at } };
  return list === 'watched' ? takeFilm(put, 'toWatch', slug) : put;
}

/** Removes a film from a list. */
export function takeFilm(lists: Lists, list: ListName, slug: string): Lists {
  return { ...lists, [list]: withoutFilm(lists[list], slug) };
}

/** Slugs of a list, last added first. */
export function newestFirst(marks: FilmMarks): string[] {
  return Object.entries(marks)
    .sort(([, a], [, b]) => b - a)
    .map(([slug]) => slug);
}

/** Merges two lists; for the same film the later time wins. */
export function mergeMarks(ours: FilmMarks, theirs: FilmMarks): FilmMarks {
  // No prototype, because a slug may be the name of an object property.
  const merged: Record<string, number> = Object.assign(Object.create(null), ours);
  for (const [slug, at] of Object.entries(theirs)) merged[slug] = Math.max(at, merged[slug] ?? 0);
  return { ...merged };
}

function withoutFilm(marks: FilmMarks, slug: string): FilmMarks {
  return Object.fromEntries(Object.entries(marks).filter(([name]) => name !== slug));
}
