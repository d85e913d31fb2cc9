/** Films by slug, each with the moment it was put there (milliseconds since 1970). */
export type FilmMarks = Readonly<Record<string, number>>;

/** What a visitor keeps on a device: the films to see, and those seen. */
export type Lists = { toWatch: FilmMarks; watched: FilmMarks };

export const listNames = ['toWatch', 'watched'] as const;
export type ListName = (typeof listNames)[number];

export const emptyLists: Lists = { toWatch: {}, watched: {} };

/** Of the form in which a device keeps them. */
export const listsVersion = 1;
