'use client';

import { type RefObject, useEffect, useRef } from 'react';
import type { Results } from '../results';
import { resultsId } from '../results-heading';

/**
 * Where new results took away what had the focus (a filter that was removed), it goes to their heading;
 * another page of them begins at its top, as every page does (specification, section 2). A page that is
 * returned to is not turned: it is where it was left.
 */
export function useKeptFocus(
  region: RefObject<HTMLElement | null>,
  { answer }: Results,
  isTurned: RefObject<boolean>,
) {
  const hadFocus = useRef(false);

  useEffect(() => {
    const watched = region.current;
    // An element may have been focused before this listener was added.
    hadFocus.current ||= Boolean(watched?.contains(document.activeElement));
    const note = () => {
      hadFocus.current = true;
    };
    watched?.addEventListener('focusin', note);
    return () => watched?.removeEventListener('focusin', note);
  }, [region]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the answer that takes things away.
  useEffect(() => {
    const isLost = hadFocus.current && document.activeElement === document.body;
    if (!isTurned.current && !isLost) return;
    const heading = document.getElementById(resultsId);
    heading?.focus({ preventScroll: true });
    if (isTurned.current) scrollTo({ top: 0, behavior: 'instant' });
    isTurned.current = false;
  }, [answer]);
}
