import type { CatalogueQuery } from '@/lib/films/catalogue/query';
import type { TimelineLayout } from '@/lib/films/timeline/lay-timeline';

/** What both arrangements of the picture draw. */
export type ChartProps = {
  query: CatalogueQuery;
  layout: TimelineLayout;
  /** Names by code (ISO 3166-1 alpha-2). */
  countries: ReadonlyMap<string, string>;
};
