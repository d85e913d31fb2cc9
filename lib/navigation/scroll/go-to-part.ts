import { isOtherPage } from '@/lib/builds/is-other-page';
import { currentTransition } from '@/lib/navigation/transitions/transitions';
import { claimEntry } from '@/lib/next-internals/router';
import { withoutScrollPosition } from './scroll-position';

/**
 * Where the navigation under way leads to a part of the shown page only, the browser goes there
 * itself: true then. The router would ask for the page once more when it has not for five minutes,
 * and if another build answers, load it anew without the hash.
 */
export function goToPart(): boolean {
  const { kind, path = '' } = currentTransition() ?? {};
  const { href } = location;
  // The very same address is a wish for a fresh page. So looks a walk through the history as well:
  // the address is the new one already.
  if (!path.includes('#') || isOtherPage(href, path) || new URL(path, href).href === href)
    return false;
  if (kind === 'push') location.assign(path);
  else location.replace(path);
  claimEntry(withoutScrollPosition);
  return true;
}
