'use client';

import { useEffect, useState } from 'react';
import { useIsSlow } from '@/components/layout/use-request-state';
import type { FilmFacts } from '@/lib/catalog/films/film-facts';
import type { Locale } from '@/lib/i18n/locales';
import { fetchFilmFacts } from '@/lib/visitor/lists/fetch-film-facts';

/** Loading state and facts of films, or of followed pages, by key. */
export type FactsState<T> = {
  facts: ReadonlyMap<string, T>;
  /** Whether a request is pending. */
  pending: boolean;
  /** Whether the request takes so long that a message is shown. */
  slow: boolean;
  failed: boolean;
  retry: () => void;
};

export type FilmFactsState = FactsState<FilmFacts>;

/** Facts of films by slug. */
export function useFilmFacts(slugs: string[], locale: Locale): FilmFactsState {
  return useFacts(slugs, locale, fetchFilmFacts);
}

/**
 * Facts by key. Fetches only those that have not been answered yet.
 * @param fetchFacts the same function in every render
 */
export function useFacts<T>(
  keys: string[],
  locale: Locale,
  fetchFacts: (keys: string[], locale: Locale) => Promise<Map<string, T>>,
): FactsState<T> {
  const [facts, setFacts] = useState<ReadonlyMap<string, T>>(new Map());
  const [loadedKeys, setLoadedKeys] = useState<ReadonlySet<string>>(new Set());
  const [failed, setFailed] = useState(false);
  const missing = [...new Set(keys)].filter((key) => !loadedKeys.has(key)).join();

  useEffect(() => {
    if (!missing || failed) return;
    let outdated = false;
    const requested = missing.split(',');
    fetchFacts(requested, locale).then(
      (loaded) => {
        if (outdated) return;
        setFacts((before) => new Map([...before, ...loaded]));
        setLoadedKeys((before) => new Set([...before, ...requested]));
      },
      () => !outdated && setFailed(true),
    );
    return () => {
      outdated = true;
    };
  }, [missing, failed, locale, fetchFacts]);

  const pending = missing !== '' && !failed;
  const slow = useIsSlow(pending);
  return { facts, pending, slow, failed, retry: () => setFailed(false) };
}

type Props = {
  factsState: Pick<FactsState<unknown>, 'retry'>;
  messages: Record<'failed' | 'retry', string>;
};

/** Error message for a list whose films could not be fetched, with a retry button. */
export function FactsFailed({ factsState, messages }: Props) {
  return (
    <p role="alert" className="text-lg">
      {messages.failed}{' '}
      <button
        type="button"
        onClick={factsState.retry}
        className="min-h-6 cursor-pointer underline underline-offset-4"
      >
        {messages.retry}
      </button>
    </p>
  );
}

/** Loading message over the empty area of a list, once loading is slow. */
export function FactsWaiting({ slow, word }: { slow: boolean; word: string }) {
  return (
    <p role="status" className="pointer-events-none absolute top-4 left-4 z-10 text-lg">
      {slow ? word : ''}
    </p>
  );
}
