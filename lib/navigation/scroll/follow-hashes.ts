import { listenToTransitions } from '@/lib/navigation/transitions/transitions';
import { adoptEntry } from './adopt-entry';
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
