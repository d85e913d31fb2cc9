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
  isTurned: RefObject<boolean>,
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
    if (!isTurned.current && !isLost) return;
    const heading = document.getElementById(resultsId);
    heading?.focus({ preventScroll: true });
    if (isTurned.current) scrollTo({ top: 0, behavior: 'instant' });
    isTurned.current = false;
  }, [answer]);
}

/**
 * Closes the open facet, which covers the results: on Escape, returning the focus to its summary, and when a pointer or
 * the focus goes elsewhere, so that it never covers the focused element.
 */
export function useFacetDismissal(region: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const opened = () =>
      region.current?.querySelector<HTMLDetailsElement>('details[name=facet][open]');
    const leave = ({ target }: Event) => {
      // In the sheet of a phone, closing it during a press would move the other facets.
      if (region.current?.querySelector('[popover]:popover-open')) return;
      const panel = opened();
      if (panel && !panel.contains(target as Node)) panel.open = false;
    };
    // A press on a label of the panel focuses `main`, which contains all panels. Closing the panel then would remove
    // the label during the press, and Chromium 156 would crash the tab.
    const leaveByFocus = (event: Event) => {
      if (!(event.target as Node).contains(region.current)) leave(event);
    };
    const leaveByEscape = ({ key, target }: KeyboardEvent) => {
      const panel = opened();
      if (key !== 'Escape' || !panel?.contains(target as Node)) return;
      panel.open = false;
      panel.querySelector('summary')?.focus();
    };
    const controller = new AbortController();
    const { signal } = controller;
    document.addEventListener('pointerdown', leave, { signal });
    document.addEventListener('focusin', leaveByFocus, { signal });
    document.addEventListener('keydown', leaveByEscape, { signal });
    return () => controller.abort();
  }, [region]);
}
