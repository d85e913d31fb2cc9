import type { ShownAnswer } from '@/lib/films/api/shown-answer';
import type { CatalogueQuery } from '@/lib/films/catalogue/query';

/** What was asked of the catalogue, and what was found. */
export type Results = { query: CatalogueQuery; answer: ShownAnswer };
