import { listenToTransitions } from '@/lib/navigation/transitions/transitions';
import { routerState } from '@/lib/navigation/transitions/watch-commits';
import { focusTarget } from './hash-target';

/**
 * The target of a hash takes the focus, whether the browser has gone there or the router. Scrolling
 * is theirs, `scroll-padding-top` keeps it below the header.
 */
export function followHashes() {
  addEventListener('hashchange', () => {
    if (history.state === null) adoptEntry();
    focusTarget(location.hash);
  });
  listenToTransitions(({ type, kind }) => {
    if (type === 'finished' && kind !== 'traverse') focusTarget(location.hash);
  });
}

/**
 * An entry that the browser made for a plain `#…` link knows nothing of the router, which would not
 * come back to it from another page. The first line makes it the router's, the second tells it so.
 */
function adoptEntry() {
  history.replaceState(routerState(), '');
  history.replaceState(null, '', location.href);
}
