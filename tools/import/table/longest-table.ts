/** Maximum size in bytes; 20,000 complete films take 60 MB. */
export const longestTable = 512 * 1024 * 1024;
