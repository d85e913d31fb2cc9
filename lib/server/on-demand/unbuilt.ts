/** Files that a build leaves to be rendered on their first request. */
export type Unbuilt = {
  /** Film slugs. Each has a page in every language. */
  films: readonly string[];
  /** Slugs of those films whose posters are unbuilt as well. */
  drawings: readonly string[];
  /** Slugs of those films that other sites may embed. Each has a player in every language. */
  framed: readonly string[];
  /** Slugs of those films whose offer begins, or ends, on a known day. */
  dated: { start: readonly string[]; end: readonly string[] };
  /** Slugs of people. Each has a page in every language. */
  people: readonly string[];
  /** Names of the sprite sheets of small posters. */
  sheets: readonly string[];
  /** Addresses of all share images. */
  cards: readonly string[];
};

export const nothingUnbuilt: Unbuilt = {
  ...{ films: [], drawings: [], people: [], framed: [], sheets: [], cards: [] },
  dated: { start: [], end: [] },
};
