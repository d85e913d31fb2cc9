/** A number of pieces of an article, by slug. */
export type Line = { article: string; pieces: number };
