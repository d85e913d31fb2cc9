/** What a build leaves to be rendered when it is first asked for. */
export type Unbuilt = {
  /** Slugs. Of each there is a page in every language. */
  films: readonly string[];
  /** Those of the films whose posters are left too. */
  drawings: readonly string[];
  /** Those of the films that other sites may show: of each there is a player in every language. */
  framed: readonly string[];
  /** Those whose offer begins, or ends, on a day that is known. */
  dated: { start: readonly string[]; end: readonly string[] };
  /** Slugs of people; of each there is a page in every language. */
  people: readonly string[];
  /** Sheets of small posters, by their names. */
  sheets: readonly string[];
  /** The addresses of the pictures that shared links show, all of them. */
  cards: readonly string[];
};

export const nothingUnbuilt: Unbuilt = {
  ...{ films: [], drawings: [], people: [], framed: [], sheets: [], cards: [] },
  dated: { start: [], end: [] },
};
