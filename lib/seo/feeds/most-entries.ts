/** Entries of a feed: what lies further back is on the site. */
export const mostEntries = 50;
