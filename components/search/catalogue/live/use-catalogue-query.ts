'use client';

import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'next/navigation';
import { useLocale } from 'next-intl';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useFailure } from '@/components/layout/use-request-state';
import { localePath } from '@/lib/i18n/locales';
import { fetchJson } from '@/lib/primitives/http/fetch';
import { isFilmsResponse } from '@/lib/search/api/is-films-response';
import {
  catalogueHref,
  catalogueParams,
  parseQuery,
  readParams,
} from '@/lib/search/query/catalogue-address';
import type { CatalogueQuery } from '@/lib/search/query/query';
import type { Results } from '../results';

/** `push` adds a history entry; `replace` does not, for text as it is typed. */
type Step = 'push' | 'replace';

export type Address = {
  query: CatalogueQuery;
  /** @returns whether the URL changes */
  navigate: (query: CatalogueQuery, step: Step) => boolean;
};

/** The query of the URL, and navigation to another catalogue URL without a page load. */
export function useAddress(): Address {
  const params = useSearchParams();
  const locale = useLocale();
  const writeHistory = useHistoryWriter();
  return useMemo(() => {
    // With scripts, facets are opened without the `open` parameter.
    const { open: _, ...query } = parseQuery(readParams(params));
    return {
      query,
      navigate(query, step) {
        const path = localePath(catalogueHref(query), locale);
        if (path === location.pathname + location.search) return false;
        writeHistory(() => {
          if (step === 'push') history.pushState(null, '', path);
          else history.replaceState(null, '', path);
        });
        return true;
      },
    };
  }, [params, locale, writeHistory]);
}

type HistoryWrite = () => void;

/**
 * Returns a function that writes to the history, deferred until the router listens to it. The router starts to
 * listen in an effect that runs after those of the page, and a click may come earlier.
 */
function useHistoryWriter(): (write: HistoryWrite) => void {
  const router = useRef({ isListening: false, waiting: undefined as HistoryWrite | undefined });
  useEffect(() => {
    const timer = setTimeout(() => {
      router.current.isListening = true;
      router.current.waiting?.();
    });
    return () => clearTimeout(timer);
  }, []);
  return useCallback((write) => {
    if (router.current.isListening) write();
    else router.current.waiting = write;
  }, []);
}

/** Milliseconds for which a response is reused: offers change by the minute. */
const staleTime = 60_000;

/** The films of a query; while loading, those of the previous query. Outdated requests are cancelled. */
export function useFoundFilms(query: CatalogueQuery, first: Results) {
  const locale = useLocale();
  const queryString = String(catalogueParams(query));
  const { data, isError, isFetching, refetch } = useQuery<Results>({
    queryKey: ['films', locale, queryString],
    async queryFn({ signal }) {
      const params = new URLSearchParams(queryString);
      params.set('locale', locale);
      params.set('counted', 'none');
      const answer = await fetchJson(`/api/films?${params}`, isFilmsResponse, { signal });
      return { query, answer };
    },
    initialData: queryString === String(catalogueParams(first.query)) ? first : undefined,
    staleTime,
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
