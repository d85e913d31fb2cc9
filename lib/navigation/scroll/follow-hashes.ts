import { listenToTransitions } from '@/lib/navigation/transitions/transitions';
import { claimEntry } from '@/lib/next-internals/router';
import { findTarget, giveFocus } from './hash-target';
import { withoutScrollPosition } from './scroll-position';

/**
 * The target of a hash takes the focus, whether the browser has gone there or the router. Scrolling
 * is theirs, `scroll-padding-top` keeps it below the header. Where a navigation took away what had the
 * focus, the new page's heading has it.
 */
export function followHashes() {
  addEventListener('hashchange', ({ newURL }) => {
    if (history.state === null) claimEntry(withoutScrollPosition);
    // The router may write the address before into the entry for a moment, when it is late.
    giveFocus(findTarget(new URL(newURL).hash));
  });
  listenToTransitions(({ type, kind }) => {
    if (type !== 'finished') return;
    if (kind !== 'traverse') giveFocus(findTarget(location.hash));
    if (document.activeElement === document.body) giveFocus(document.querySelector('h1'));
  });
}
