import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import { useEffect, useState } from 'react';
import { useOpened } from '@/components/layout/use-opened';
import { fetchJson } from '@/lib/fetching/fetch-json';
import { hasFacets } from '@/lib/films/api/is-films-answer';
import type { LabelledFacet } from '@/lib/films/api/labelled-facets';
import { catalogueParams } from '@/lib/films/catalogue/catalogue-href';
import type { PanelFacet } from '@/lib/films/catalogue/facets';
import type { CatalogueQuery } from '@/lib/films/catalogue/query';

/** Milliseconds for which counts are not asked for again, as long as the films they are of. */
const fresh = 60_000;

/** A facet's values with the films that each would leave, asked for once it is opened; `given` by the page. */
export function useFacet(facet: PanelFacet, query: CatalogueQuery, given: LabelledFacet) {
  const { wasOpened, ref } = useOpened(!given.brief);
  const [isLive, setLive] = useState(false);
  useEffect(() => setLive(true), []);

  const locale = useLocale();
  const params = catalogueParams({ ...query, page: 1 });
  params.set('locale', locale);
  params.set('only', 'facets');
  params.set('counted', facet);
  const asked = String(params);
  const { data, isFetching, refetch } = useQuery({
    queryKey: ['facet', asked],
    async queryFn({ signal }): Promise<LabelledFacet> {
      return (await fetchJson(`/api/films?${asked}`, hasFacets, { signal })).facets[facet];
    },
    enabled: wasOpened,
    initialData: given.brief ? undefined : given,
    placeholderData: keepPreviousData,
    staleTime: fresh,
  });
  const ask = isLive ? () => void refetch() : undefined;
  return { ref, counted: data, isAwaited: isFetching, ask };
}
