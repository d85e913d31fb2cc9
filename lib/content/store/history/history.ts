/** When a file of the house came into it and changed last, ms since 1970. */
export type FileDays = { first: number; last: number };

/**
 * The files of a house that say something, by their path in it (`films/nerven.yaml`). One of which nobody knows when
 * it changed is not among them.
 */
export type History = ReadonlyMap<string, FileDays>;
