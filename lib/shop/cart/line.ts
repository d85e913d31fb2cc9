/** So many pieces of an article, by its slug. */
export type Line = { article: string; pieces: number };
