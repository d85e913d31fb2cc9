/** What a cell says, or what was expected in it; `found` is the part of it that is wrong. */
export type Read = { value: unknown } | { expected: string; found?: string };

/** What a cell's words may mean in the house. */
export type Vocabulary = { genre: (word: string) => string; job: (word: string) => string };

/** What stands behind a name, such as ` (1883–1925)`. */
export type Behind = (name: string) => string;

/** How the cells of a column are read and written. `parts` are the fields of an entry where a cell holds a list of them. */
export type Kind = {
  read: (cell: string, words: Vocabulary) => Read;
  write: (value: unknown, behind?: Behind) => string;
  parts?: readonly string[];
};

/** A column of a table of films. */
export type Column = Kind & {
  name: string;
  /** The field of a film, with dots (`title.original.text`); empty where it is none. */
  path: string;
  /** What stands in it, for `docs/import.md`. */
  about: string;
  example: string;
  /** Names under which a column is known too, in other languages or programs. */
  also?: readonly string[];
};
