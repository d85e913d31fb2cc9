/** Maximum number of entries of a feed. */
export const mostEntries = 50;
