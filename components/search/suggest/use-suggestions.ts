'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import { useEffect, useState } from 'react';
import { fetchJson } from '@/lib/primitives/http/fetch';
import { hasFilms } from '@/lib/search/api/is-films-answer';
import { groupHits, type Suggestions } from '@/lib/search/api/suggestions';

/** Milliseconds without a letter after which a text is searched. */
const pause = 150;
/** Letters from which a text says something. */
const shortest = 2;
/** Films that are offered; the page of results has all. */
const offered = 6;

/** What is offered for a text, last answer first; outdated requests are cancelled. */
export function useSuggestions(text: string) {
  const locale = useLocale();
  const asked = useDebounced(text.trim(), pause);
  const isAsked = text.trim().length >= shortest && asked.length >= shortest;
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery<Suggestions>({
    queryKey: ['suggestions', locale, asked],
    async queryFn({ signal }) {
      const params = new URLSearchParams({
        q: asked,
        locale,
        limit: String(offered),
        only: 'films',
      });
      return groupHits(await fetchJson(`/api/films?${params}`, hasFilms, { signal }));
    },
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  return {
    asked,
    suggestions: isAsked ? data : undefined,
    isSettled: isAsked && data !== undefined && !isPlaceholderData,
    hasFailed: isAsked && isError && !isFetching,
    retry: () => void refetch(),
  };
}

/** A value once it has stood still for so many milliseconds. */
function useDebounced(value: string, milliseconds: number): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(setSettled, milliseconds, value);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return settled;
}
