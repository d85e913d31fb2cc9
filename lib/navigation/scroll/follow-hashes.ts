import { listenToTransitions } from '@/lib/navigation/transitions/transitions';
import { claimEntry } from '@/lib/next-internals/router';
import { findHashTarget, moveFocus } from './hash-target';
import { withoutOwnData } from './scroll-positions';

/**
 * Moves the focus to the target of a hash after navigations of the browser and of the router. Browser and
 * router scroll to the target themselves; `scroll-padding-top` keeps it below the header. If a navigation has
 * removed the focused element, the heading of the new page gets the focus. On film pages `main` gets it,
 * because the start button may come before the heading.
 */
export function followHashes() {
  addEventListener('hashchange', ({ newURL }) => {
    if (history.state === null) claimEntry(withoutOwnData);
    // `location.hash` cannot be used here, because a late router may briefly restore the previous address.
    moveFocus(findHashTarget(new URL(newURL).hash));
  });
  listenToTransitions(({ type, kind }) => {
    if (type !== 'finished') return;
    if (kind !== 'traverse') moveFocus(findHashTarget(location.hash));
    if (document.activeElement === document.body)
      moveFocus(document.querySelector('main:has([data-keeps-press]), h1'));
  });
}
