import type { Film } from '../film';
import { type Facet, listFacets } from './facets';
import type { FilterKey } from './query';

/** The values of a facet under which most films stand; decades in the order of time. */
export function topFacets(films: Film[], key: FilterKey, count: number): Facet[] {
  const most = listFacets(films)
    [key].sort((a, b) => b.count - a.count)
    .slice(0, count);
  return key === 'decade' ? most.sort((a, b) => Number(a.value) - Number(b.value)) : most;
}
