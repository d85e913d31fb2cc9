import type { FactsColumns } from '../layout/facts-columns';
import type { PosterFacts } from '../poster-facts';

/** All that the poster of a series (a collection) knows of it, in one language. */
export type SeriesFacts = {
  slug: string;
  title: string;
  /** `#rrggbb` */
  ink: string;
  /** Small type in two columns. */
  lines: FactsColumns;
  /** In the order in which they are meant to be seen. */
  films: readonly PosterFacts[];
};
