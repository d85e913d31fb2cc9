'use client';

import { type RefObject, useEffect, useRef } from 'react';
import type { Results } from '../results';
import { resultsId } from '../results-status';

/**
 * Where new results took away what had the focus (a filter that was removed), it goes to their heading;
 * another page of them begins at its top, as every page does (specification, section 2). A page that is
 * returned to is not turned: it is where it was left.
 */
export function useResultsFocus(
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

/**
 * An open facet lies over the results. Escape closes it and goes back to its name; it closes too when a
 * press or the focus goes elsewhere, so that it never hides what has the focus.
 */
export function useFacetDismissal(region: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const opened = () =>
      region.current?.querySelector<HTMLDetailsElement>('details[name=facet][open]');
    const leave = ({ target }: Event) => {
      // In a phone's sheet it stands among the others: closed in mid-press, it would move them away.
      if (region.current?.querySelector('[popover]:popover-open')) return;
      const panel = opened();
      if (panel && !panel.contains(target as Node)) panel.open = false;
    };
    // A press on a word of the panel moves the focus to what lies around all panels, `main`. Closed by
    // that, the panel would take the word away in mid-press, and with it Chromium 156 loses the tab.
    const leaveByFocus = (event: Event) => {
      if (!(event.target as Node).contains(region.current)) leave(event);
    };
    const press = ({ key, target }: KeyboardEvent) => {
      const panel = opened();
      if (key !== 'Escape' || !panel?.contains(target as Node)) return;
      panel.open = false;
      panel.querySelector('summary')?.focus();
    };
    const controller = new AbortController();
    const { signal } = controller;
    document.addEventListener('pointerdown', leave, { signal });
    document.addEventListener('focusin', leaveByFocus, { signal });
    document.addEventListener('keydown', press, { signal });
    return () => controller.abort();
  }, [region]);
}
