/** The films of one decade (`1920`) and one country (ISO 3166-1 alpha-2; empty: of none that is known). */
export type Cell = {
  decade: string;
  country: string;
  count: number;
  /** Those of them that the site shows at this moment. */
  watchable: number;
};
