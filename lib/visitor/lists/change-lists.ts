import type { FilmMarks, ListName, Lists } from './lists';

/**
 * A film put into a list. Who has seen a film no longer has it to see; to see it again it may be put
 * there anew, and stays seen.
 * @param at milliseconds since 1970
 */
export function putFilm(lists: Lists, list: ListName, slug: string, at: number): Lists {
  const put = { ...lists, [list]: { ...lists[list], [slug]: at } };
  return list === 'watched' ? takeFilm(put, 'toWatch', slug) : put;
}

/** A film taken out of a list. */
export function takeFilm(lists: Lists, list: ListName, slug: string): Lists {
  return { ...lists, [list]: withoutFilm(lists[list], slug) };
}

/** The films of a list, the one put there last first. */
export function newestFirst(marks: FilmMarks): string[] {
  return Object.entries(marks)
    .sort(([, a], [, b]) => b - a)
    .map(([slug]) => slug);
}

/** Both lists' films; where both know one, the later moment. */
export function mergeMarks(ours: FilmMarks, theirs: FilmMarks): FilmMarks {
  // Without a prototype: a film may be called like something every object has.
  const merged: Record<string, number> = Object.assign(Object.create(null), ours);
  for (const [slug, at] of Object.entries(theirs)) merged[slug] = Math.max(at, merged[slug] ?? 0);
  return { ...merged };
}

function withoutFilm(marks: FilmMarks, slug: string): FilmMarks {
  return Object.fromEntries(Object.entries(marks).filter(([name]) => name !== slug));
}
