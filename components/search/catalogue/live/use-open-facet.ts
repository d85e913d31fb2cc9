'use client';

import { type RefObject, useEffect } from 'react';

/**
 * An open facet lies over the results. Escape closes it and goes back to its name; it closes too when a
 * press or the focus goes elsewhere, so that it never hides what has the focus.
 */
export function useOpenFacet(region: RefObject<HTMLElement | null>) {
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
    const withdrawal = new AbortController();
    const { signal } = withdrawal;
    document.addEventListener('pointerdown', leave, { signal });
    document.addEventListener('focusin', leaveByFocus, { signal });
    document.addEventListener('keydown', press, { signal });
    return () => withdrawal.abort();
  }, [region]);
}
