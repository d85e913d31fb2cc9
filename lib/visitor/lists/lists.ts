/** Film slug → time of adding (epoch ms). */
export type FilmMarks = Readonly<Record<string, number>>;

/** A visitor's lists on this device: the watchlist and the watched films. */
export type Lists = { toWatch: FilmMarks; watched: FilmMarks };

export const listNames = ['toWatch', 'watched'] as const;
export type ListName = (typeof listNames)[number];

export const emptyLists: Lists = { toWatch: {}, watched: {} };

/** Version of the stored format. */
export const listsVersion = 1;

/**
 * Adds a film to a list. A watched film is removed from the watchlist; it may be added there again and stays
 * watched.
 *
 * @param at epoch ms
 */
export function addFilm(lists: Lists, list: ListName, slug: string, at: number): Lists {
  const added = { ...lists, [list]: { ...lists[list], [slug]: at } };
  return list === 'watched' ? removeFilm(added, 'toWatch', slug) : added;
}

/** Removes a film from a list. */
export function removeFilm(lists: Lists, list: ListName, slug: string): Lists {
  return { ...lists, [list]: withoutFilm(lists[list], slug) };
}

/** When a film was added to each list that has it (epoch ms). */
export type FilmTimes = Partial<Record<ListName, number>>;

export function timesOf(lists: Lists, slug: string): FilmTimes {
  return Object.fromEntries(
    listNames.flatMap((name) =>
      Object.hasOwn(lists[name], slug) ? [[name, lists[name][slug]]] : [],
    ),
  );
}

/** Puts a film back into the lists that it was in, and removes it from the others. */
export function restoreFilm(lists: Lists, slug: string, times: FilmTimes): Lists {
  const marksIn = (name: ListName): FilmMarks => {
    const { [name]: at } = times;
    const others = withoutFilm(lists[name], slug);
    return at === undefined ? others : { ...others, [slug]: at };
  };
  return { toWatch: marksIn('toWatch'), watched: marksIn('watched') };
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
