/** Bytes: 20,000 films with all that is said of them have 60 MB. */
export const longestTable = 512 * 1024 * 1024;
