import type { ShownAnswer } from '@/lib/search/api/films-answer';
import type { CatalogueQuery } from '@/lib/search/query/query';

/** A catalogue query and its response. */
export type Results = { query: CatalogueQuery; answer: ShownAnswer };
