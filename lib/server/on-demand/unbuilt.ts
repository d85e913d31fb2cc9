/** What a build of a large house has left to be made when it is first asked for. */
export type Unbuilt = {
  /** Slugs. Of each there is a page in every language, drawn posters, and a picture for shared links. */
  films: readonly string[];
  /** Those of them that are shared with a photograph. */
  photos: readonly string[];
  /** Those whose offer begins, or ends, on a day that is known. */
  dated: { start: readonly string[]; end: readonly string[] };
  /** Sheets of small posters, by their names. */
  sheets: readonly string[];
};

export const nothingUnbuilt: Unbuilt = {
  ...{ films: [], photos: [], sheets: [] },
  dated: { start: [], end: [] },
};
