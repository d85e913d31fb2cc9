import type { ShownAnswer } from '@/lib/search/api/shown-answer';
import type { CatalogueQuery } from '@/lib/search/query/query';

/** What was asked of the catalogue, and what was found. */
export type Results = { query: CatalogueQuery; answer: ShownAnswer };
