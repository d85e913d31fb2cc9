'use client';

import { type RefObject, useEffect, useRef } from 'react';
import type { Results } from '../results';
import { resultsId } from '../results-status';

/**
 * Moves the focus to the heading of new results if they removed the focused element, such as a filter. Another page of
 * results is scrolled to its top, unless Back restored it.
 */
export function useResultsFocus(
  region: RefObject<HTMLElement | null>,
  { answer }: Results,
  isNewPage: RefObject<boolean>,
) {
  const hadFocus = useRef(false);

  useEffect(() => {
    const element = region.current;
    // An element may have been focused before this listener was added.
    hadFocus.current ||= Boolean(element?.contains(document.activeElement));
    const note = () => {
      hadFocus.current = true;
    };
    element?.addEventListener('focusin', note);
    return () => element?.removeEventListener('focusin', note);
  }, [region]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a response may remove the focused element.
  useEffect(() => {
    const isLost = hadFocus.current && document.activeElement === document.body;
    if (!isNewPage.current && !isLost) return;
    const heading = document.getElementById(resultsId);
    heading?.focus({ preventScroll: true });
    if (isNewPage.current) scrollTo({ top: 0, behavior: 'instant' });
    isNewPage.current = false;
  }, [answer]);
}
