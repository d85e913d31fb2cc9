import { listenToTransitions } from '@/lib/navigation/transitions/transitions';
import { adoptEntry } from './adopt-entry';
import { focusTarget } from './hash-target';

/**
 * The target of a hash takes the focus, whether the browser has gone there or the router. Scrolling
 * is theirs, `scroll-padding-top` keeps it below the header.
 */
export function followHashes() {
  addEventListener('hashchange', ({ newURL }) => {
    if (history.state === null) adoptEntry();
    // The router may write the address before into the entry for a moment, when it is late.
    focusTarget(new URL(newURL).hash);
  });
  listenToTransitions(({ type, kind }) => {
    if (type === 'finished' && kind !== 'traverse') focusTarget(location.hash);
  });
}
