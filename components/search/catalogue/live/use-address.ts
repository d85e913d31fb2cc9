'use client';

import { useSearchParams } from 'next/navigation';
import { useLocale } from 'next-intl';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { localePath } from '@/lib/i18n/locales';
import { catalogueHref } from '@/lib/search/query/catalogue-href';
import { parseQuery, readParams } from '@/lib/search/query/parse-query';
import type { CatalogueQuery } from '@/lib/search/query/query';

/** `push` adds a history entry; `replace` does not, for text as it is typed. */
type Step = 'push' | 'replace';

export type Address = {
  query: CatalogueQuery;
  /** @returns whether the URL changes */
  go: (query: CatalogueQuery, step: Step) => boolean;
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
      go(query, step) {
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

type Write = () => void;

/**
 * Returns a function that writes to the history, deferred until the router listens to it. The router starts to listen
 * in an effect that runs after those of the page, and a click may come before.
 */
function useHistoryWriter(): (write: Write) => void {
  const router = useRef({ isListening: false, waiting: undefined as Write | undefined });
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
