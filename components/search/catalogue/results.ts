import type { CatalogueResponse } from '@/lib/search/api/films-response';
import type { CatalogueQuery } from '@/lib/search/query/query';

/** A catalogue query and its response. */
export type Results = { query: CatalogueQuery; answer: CatalogueResponse };
