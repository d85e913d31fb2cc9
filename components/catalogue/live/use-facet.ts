import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
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
  const details = useRef<HTMLDetailsElement>(null);
  const [isLive, setLive] = useState(false);
  const [wasOpened, setOpened] = useState(!given.brief);
  useEffect(() => {
    const element = details.current;
    if (!element) return;
    const notice = () => element.open && setOpened(true);
    setLive(true);
    // Opened before there was a script it says so no more.
    notice();
    element.addEventListener('toggle', notice);
    return () => element.removeEventListener('toggle', notice);
  }, []);

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
  return { details, counted: data, isAwaited: isFetching, ask };
}
