import type { FactsColumns } from '../layout/facts-columns';
import type { PosterFacts } from '../poster-facts';

/** The facts that a collection's poster is based on, in one language. */
export type SeriesFacts = {
  slug: string;
  title: string;
  /** `#rrggbb` */
  ink: string;
  /** Small text in two columns. */
  lines: FactsColumns;
  /** In viewing order. */
  films: readonly PosterFacts[];
};
