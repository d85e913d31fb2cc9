/** Film slug → time of adding (epoch ms). */
export type FilmMarks = Readonly<Record<string, number>>;

/** A visitor's lists on this device: the watchlist and the watched films. */
export type Lists = { toWatch: FilmMarks; watched: FilmMarks };

export const listNames = ['toWatch', 'watched'] as const;
export type ListName = (typeof listNames)[number];

export const emptyLists: Lists = { toWatch: {}, watched: {} };

/** Version of the stored format. */
export const listsVersion = 1;
