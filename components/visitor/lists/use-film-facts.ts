'use client';

import { useEffect, useState } from 'react';
import { useLasts } from '@/components/layout/use-lasts';
import type { FilmFacts } from '@/lib/catalog/films/film-facts';
import type { Locale } from '@/lib/i18n/locales';
import { fetchFilmFacts } from '@/lib/visitor/lists/fetch-film-facts';

export type Known = {
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
export function useFilmFacts(slugs: string[], locale: Locale): Known {
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
  const slow = useLasts(pending);
  return { facts, pending, slow, failed, retry: () => setFailed(false) };
}
