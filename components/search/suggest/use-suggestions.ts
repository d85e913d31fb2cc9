'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import { useEffect, useState } from 'react';
import { fetchJson } from '@/lib/primitives/http/fetch';
import { hasFilms } from '@/lib/search/api/is-films-response';
import { groupHits, type Suggestions } from '@/lib/search/api/suggestions';

/** Debounce of the text, in ms. */
const pause = 150;
/** Minimum length of a text that is searched. */
const shortest = 2;
/** Maximum number of suggested films. */
const maxFilms = 6;

/** Suggestions for a text; while loading, those of the previous text. Outdated requests are cancelled. */
export function useSuggestions(text: string) {
  const locale = useLocale();
  const searchedText = useDebounced(text.trim(), pause);
  const isLongEnough = text.trim().length >= shortest && searchedText.length >= shortest;
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery<Suggestions>({
    queryKey: ['suggestions', locale, searchedText],
    async queryFn({ signal }) {
      const params = new URLSearchParams({
        q: searchedText,
        locale,
        limit: String(maxFilms),
        only: 'films',
      });
      const response = await fetchJson(`/api/films?${params}`, hasFilms, { signal });
      return groupHits(response, searchedText);
    },
    enabled: isLongEnough,
    placeholderData: keepPreviousData,
  });
  return {
    searchedText,
    suggestions: isLongEnough ? data : undefined,
    isSettled: isLongEnough && data !== undefined && !isPlaceholderData,
    hasFailed: isLongEnough && isError && !isFetching,
    retry: () => void refetch(),
  };
}

/** The value, once it has not changed for some milliseconds. */
function useDebounced(value: string, milliseconds: number): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(setSettled, milliseconds, value);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return settled;
}
