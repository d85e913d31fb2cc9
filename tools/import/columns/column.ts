/** Value of a cell, or what was expected instead; `found` is the invalid part. */
export type CellResult = { value: unknown } | { expected: string; found?: string };

/** Slugs of genres and jobs by their displayed names; other words become slugs themselves. */
export type Vocabulary = { genre: (word: string) => string; job: (word: string) => string };

/** Text to add after a person's name, such as ` (1883–1925)`. */
export type NameSuffix = (name: string) => string;

/** Parser and formatter of a column's cells. `parts`: fields of an entry, if a cell holds a list of entries. */
export type Kind = {
  read: (cell: string, words: Vocabulary) => CellResult;
  write: (value: unknown, suffix?: NameSuffix) => string;
  parts?: readonly string[];
};

/** A column of a film table. */
export type Column = Kind & {
  name: string;
  /** Path of the film's field (`title.original.text`); empty if there is none. */
  path: string;
  /** Description for `docs/import.md`. */
  about: string;
  example: string;
  /** Alternative names in other languages or programs. */
  also?: readonly string[];
};
