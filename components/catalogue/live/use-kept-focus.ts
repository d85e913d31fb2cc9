'use client';

import { type RefObject, useEffect, useRef } from 'react';
import { resultsId } from '../catalogue-results';
import type { Results } from '../results';

/**
 * Where new results took away what had the focus (a filter that was removed), it goes to their heading;
 * another page of them begins at its top, as every page does (specification, section 2).
 */
export function useKeptFocus(region: RefObject<HTMLElement | null>, { query, answer }: Results) {
  const before = useRef({ page: query.page, hadFocus: false });

  useEffect(() => {
    const watched = region.current;
    const note = () => {
      before.current.hadFocus = true;
    };
    watched?.addEventListener('focusin', note);
    return () => watched?.removeEventListener('focusin', note);
  }, [region]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the answer that takes things away.
  useEffect(() => {
    const { page, hadFocus } = before.current;
    const isTurned = page !== query.page && query.page > 1;
    const isLost = hadFocus && document.activeElement === document.body;
    before.current.page = query.page;
    if (!isTurned && !isLost) return;
    const heading = document.getElementById(resultsId);
    heading?.focus({ preventScroll: true });
    if (isTurned) scrollTo({ top: 0, behavior: 'instant' });
  }, [answer]);
}
