import { isOtherPage } from '@/lib/builds/is-other-page';
import { currentTransition } from '@/lib/navigation/transitions/transitions';
import { claimEntry } from '@/lib/next-internals/router';
import { withoutScrollPosition } from './scroll-position';

/**
 * If the current navigation only leads to an anchor on the current page, the browser performs it; returns true then. The
 * router would request the page again after five minutes, and on another build reload it without the hash.
 */
export function goToPart(): boolean {
  const { kind, path = '' } = currentTransition() ?? {};
  const { href } = location;
  // A link to the identical address requests a fresh page. A back or forward navigation looks the same, since the
  // address has already changed.
  if (!path.includes('#') || isOtherPage(href, path) || new URL(path, href).href === href)
    return false;
  if (kind === 'push') location.assign(path);
  else location.replace(path);
  claimEntry(withoutScrollPosition);
  return true;
}
