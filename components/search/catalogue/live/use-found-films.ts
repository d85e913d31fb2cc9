'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import { useState } from 'react';
import { useFailure } from '@/components/layout/use-request-state';
import { fetchJson } from '@/lib/primitives/http/fetch';
import { isFilmsAnswer } from '@/lib/search/api/is-films-answer';
import { catalogueParams } from '@/lib/search/query/catalogue-href';
import type { CatalogueQuery } from '@/lib/search/query/query';
import type { Results } from '../results';

/** Milliseconds for which a response is reused: offers change by the minute. */
const fresh = 60_000;

/** The films of a query; while loading, those of the previous query. Outdated requests are cancelled. */
export function useFoundFilms(query: CatalogueQuery, first: Results) {
  const locale = useLocale();
  const asked = String(catalogueParams(query));
  const { data, isError, isFetching, refetch } = useQuery<Results>({
    queryKey: ['films', locale, asked],
    async queryFn({ signal }) {
      const params = new URLSearchParams(asked);
      params.set('locale', locale);
      params.set('counted', 'none');
      const answer = await fetchJson(`/api/films?${params}`, isFilmsAnswer, { signal });
      return { query, answer };
    },
    initialData: asked === String(catalogueParams(first.query)) ? first : undefined,
    staleTime: fresh,
  });
  const retry = () => void refetch();
  const failure = useFailure(isError && !isFetching, retry);
  const [last, setLast] = useState(first);
  if (data && data !== last) setLast(data);
  return {
    shown: data ?? last,
    isAwaited: !data && !failure,
    failure,
    retry,
  };
}
