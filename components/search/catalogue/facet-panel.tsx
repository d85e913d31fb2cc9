import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { useOpened } from '@/components/layout/use-opened';
import { fetchJson } from '@/lib/primitives/http/fetch-json';
import { hasFacets } from '@/lib/search/api/is-films-answer';
import type { LabelledFacet } from '@/lib/search/api/labelled-facets';
import { catalogueParams } from '@/lib/search/query/catalogue-href';
import type { FacetKey, PanelFacet } from '@/lib/search/query/facets';
import type { CatalogueQuery } from '@/lib/search/query/query';
import type { RangeKey } from '@/lib/search/query/ranges';
import { FacetChoices } from './facet-choices';
import { FacetOffer } from './facet-offer';
import { RangeFields } from './range-fields';

/** Milliseconds for which counts are reused, like the results they belong to. */
const fresh = 60_000;

type Props = {
  facet: PanelFacet;
  query: CatalogueQuery;
  given: LabelledFacet;
  /** Whether the page is rendered with it open. */
  isOpen: boolean;
};

/** A facet panel below the bar, one open at a time. Its values are counted when it is opened. */
export function FacetPanel({ facet, query, given, isOpen }: Props) {
  const t = useTranslations('Catalogue');
  const { ref, counted, ...asking } = useFacet(facet, query, given);
  const key = rangeOf(facet);
  const range = key && query.ranges[key];
  const chosen = given.counts.filter((count) => count.chosen);
  const count = chosen.length + (range ? 1 : 0);
  return (
    <details ref={ref} name="facet" open={isOpen}>
      <summary className="facet-name">
        {t(facet)}
        {count > 0 && <span className="bg-signal px-1.5 text-on-signal">{count}</span>}
        <span aria-hidden="true" className="max-md:ml-auto">
          ↓
        </span>
      </summary>
      <div className="facet-panel">
        {counted ? (
          <FacetChoices facet={facet} {...counted} />
        ) : (
          <FacetOffer {...{ facet, chosen, ...asking }} />
        )}
        {key && <RangeFields name={key} range={range} />}
        {(counted || key) && (
          <button type="submit" className="button mt-5 max-md:hidden">
            {t('apply')}
          </button>
        )}
      </div>
    </details>
  );
}

/** The range shown beside a facet's values. */
function rangeOf(facet: FacetKey): RangeKey | undefined {
  if (facet === 'decade') return 'year';
  return facet === 'runtime' ? 'runtime' : undefined;
}

/** A facet's values with their counts, loaded when it is opened; `given` is what the page has. */
function useFacet(facet: PanelFacet, query: CatalogueQuery, given: LabelledFacet) {
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
