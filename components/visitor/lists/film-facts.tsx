'use client';

import { useEffect, useState } from 'react';
import { useIsSlow } from '@/components/layout/use-request-state';
import type { FilmFacts } from '@/lib/catalog/films/film-facts';
import type { Locale } from '@/lib/i18n/locales';
import { fetchFilmFacts } from '@/lib/visitor/lists/fetch-film-facts';

export type FilmFactsState = {
  facts: ReadonlyMap<string, FilmFacts>;
  /** Whether a request is pending. */
  pending: boolean;
  /** Whether the request takes so long that a message is shown. */
  slow: boolean;
  failed: boolean;
  retry: () => void;
};

const nothing: ReadonlyMap<string, FilmFacts> = new Map();

/** Facts of films by slug. Fetches only those that have not been answered yet. */
export function useFilmFacts(slugs: string[], locale: Locale): FilmFactsState {
  const [facts, setFacts] = useState(nothing);
  const [answered, setAnswered] = useState<ReadonlySet<string>>(new Set());
  const [failed, setFailed] = useState(false);
  const missing = [...new Set(slugs)].filter((slug) => !answered.has(slug)).join();

  useEffect(() => {
    if (!missing || failed) return;
    let outdated = false;
    const wanted = missing.split(',');
    fetchFilmFacts(wanted, locale).then(
      (found) => {
        if (outdated) return;
        setFacts((before) => new Map([...before, ...found]));
        setAnswered((before) => new Set([...before, ...wanted]));
      },
      () => !outdated && setFailed(true),
    );
    return () => {
      outdated = true;
    };
  }, [missing, failed, locale]);

  const pending = missing !== '' && !failed;
  const slow = useIsSlow(pending);
  return { facts, pending, slow, failed, retry: () => setFailed(false) };
}

type Props = { known: Pick<FilmFactsState, 'retry'>; words: Record<'failed' | 'retry', string> };

/** Error message for a list whose films could not be fetched, with a retry button. */
export function FactsFailed({ known, words }: Props) {
  return (
    <p role="alert" className="text-lg">
      {words.failed}{' '}
      <button
        type="button"
        onClick={known.retry}
        className="min-h-6 cursor-pointer underline underline-offset-4"
      >
        {words.retry}
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
