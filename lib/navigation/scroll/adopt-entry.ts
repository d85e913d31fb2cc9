import { routerState } from '@/lib/navigation/transitions/watch-commits';
import { withoutScrollPosition } from './scroll-position';

/**
 * An entry that the browser made for `#…` knows nothing of the router, which would not come back to
 * it from another page. The first line makes it the router's, the second tells it so.
 */
export function adoptEntry() {
  history.replaceState(withoutScrollPosition(routerState()), '');
  history.replaceState(null, '', location.href);
}
