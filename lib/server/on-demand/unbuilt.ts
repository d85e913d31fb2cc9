/** What a build leaves to be rendered when it is first asked for. */
export type Unbuilt = {
  /** Slugs. Of each there is a page in every language, and a picture for shared links. */
  films: readonly string[];
  /** Those of the films whose posters are left too. */
  drawings: readonly string[];
  /** Those of the films that other sites may show: of each there is a player in every language. */
  framed: readonly string[];
  /** Those of the films that are shared with a photograph. */
  photos: readonly string[];
  /** Those whose offer begins, or ends, on a day that is known. */
  dated: { start: readonly string[]; end: readonly string[] };
  /** Slugs of people; of each there is a page in every language. */
  people: readonly string[];
  /** Sheets of small posters, by their names. */
  sheets: readonly string[];
};

export const nothingUnbuilt: Unbuilt = {
  ...{ films: [], drawings: [], people: [], framed: [], photos: [], sheets: [] },
  dated: { start: [], end: [] },
};
