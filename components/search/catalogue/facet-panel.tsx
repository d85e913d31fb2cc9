import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { type MouseEvent, useEffect, useState } from 'react';
import { useWasOpened } from '@/components/layout/use-was-opened';
import { fetchJson } from '@/lib/primitives/http/fetch';
import type { LabelledCount, LabelledFacet } from '@/lib/search/api/filter-labels';
import { hasFacets } from '@/lib/search/api/is-films-response';
import { catalogueParams } from '@/lib/search/query/catalogue-address';
import type { FacetKey, PanelFacet } from '@/lib/search/query/facets';
import type { CatalogueQuery, RangeKey } from '@/lib/search/query/query';
import { FacetChoices } from './facet-choices';
import { ChosenCount, RangeFields } from './facet-fields';

/** Milliseconds for which counts are reused, like the results they belong to. */
const staleTime = 60_000;

type FacetPanelProps = {
  facet: PanelFacet;
  query: CatalogueQuery;
  initialFacet: LabelledFacet;
  /** Whether the panel is open when the page is rendered. */
  isOpen: boolean;
};

/** A facet that is opened in place. Its values are counted when it is opened. */
export function FacetPanel({ facet, query, initialFacet, isOpen }: FacetPanelProps) {
  const t = useTranslations('Catalogue');
  const { ref, counted, ...asking } = useFacet(facet, query, initialFacet);
  const key = rangeOf(facet);
  const range = key && query.ranges[key];
  const chosen = initialFacet.counts.filter((count) => count.chosen);
  const count = chosen.length + (range ? 1 : 0);
  return (
    <details ref={ref} className="border-line border-t" open={isOpen}>
      <summary className="facet-name">
        {t(facet)}
        {count > 0 && <ChosenCount count={count} />}
        <span aria-hidden="true" className="ml-auto [details[open]>summary>&]:rotate-180">
          ↓
        </span>
      </summary>
      <div className="pb-5">
        {counted ? (
          <FacetChoices facet={facet} {...counted} />
        ) : (
          <FacetPlaceholder {...{ facet, chosen, ...asking }} />
        )}
        {key && <RangeFields name={key} range={range} />}
        {counted?.unknown && (
          <p className="label mt-3 text-muted">{t('unknownRuntime', { count: counted.unknown })}</p>
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

/**
 * A facet's values with their counts, loaded when the facet is opened; `initialFacet` is the part that the page
 * already has.
 */
function useFacet(facet: PanelFacet, query: CatalogueQuery, initialFacet: LabelledFacet) {
  const { wasOpened, ref } = useWasOpened(!initialFacet.brief);
  const [isLive, setLive] = useState(false);
  useEffect(() => setLive(true), []);

  const locale = useLocale();
  const params = catalogueParams({ ...query, page: 1 });
  params.set('locale', locale);
  params.set('only', 'facets');
  params.set('counted', facet);
  const queryString = String(params);
  const { data, isFetching, refetch } = useQuery({
    queryKey: ['facet', queryString],
    async queryFn({ signal }): Promise<LabelledFacet> {
      return (await fetchJson(`/api/films?${queryString}`, hasFacets, { signal })).facets[facet];
    },
    enabled: wasOpened,
    initialData: initialFacet.brief ? undefined : initialFacet,
    placeholderData: keepPreviousData,
    staleTime,
  });
  const requestCounts = isLive ? () => void refetch() : undefined;
  return { ref, counted: data, isAwaited: isFetching, requestCounts };
}

type FacetPlaceholderProps = {
  facet: PanelFacet;
  chosen: LabelledCount[];
  isAwaited: boolean;
  /** Requests the values; undefined without scripts. */
  requestCounts: (() => void) | undefined;
};

/**
 * Placeholder for facet values that are not loaded yet; scripts load them. Without scripts, or after a
 * failure, a submit button loads them with the page and keeps the form's input.
 */
function FacetPlaceholder({ facet, chosen, isAwaited, requestCounts }: FacetPlaceholderProps) {
  const t = useTranslations('Catalogue');
  const load = (event: MouseEvent) => {
    if (!requestCounts) return;
    event.preventDefault();
    requestCounts();
  };
  return (
    <>
      {chosen.map(({ value }) => (
        <input key={value} type="hidden" name={facet} value={value} />
      ))}
      {isAwaited ? (
        <p className="label animate-late py-3 text-muted">{t('searching')}</p>
      ) : (
        <button type="submit" name="open" value={facet} onClick={load} className="button">
          {t('showValues')}
        </button>
      )}
    </>
  );
}
