import { isOtherPage } from '@/lib/builds/is-other-page';
import { followedLink } from './followed-link';

/** The required fields of a soft navigation. */
type Navigation = { type: string; kind: string; path: string };

/** Address of the current page. Set once another build is deployed. */
let here: string | undefined;

/** Whether another build than the running one is deployed. */
export function isOutdated(): boolean {
  return here !== undefined;
}

/**
 * From now on every navigation loads a document of the new build; the current page stays, so that a film plays on.
 * Link clicks are left to the browser. `router.push` and `replace` have written their history entry on arrival: it is
 * reloaded, and stays the only one.
 *
 * @param listen subscribes to soft navigations
 */
export function leaveOldBuild(listen: (hear: (navigation: Navigation) => void) => void): void {
  here = location.href;
  window.addEventListener('click', leaveLinkToBrowser, { capture: true });
  // A page restored from the back/forward cache is of the old build.
  window.addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
  listen(({ type, kind, path }) => {
    const before = here ?? location.href;
    // On back and forward the browser already has the new address.
    const isWalk = kind === 'traverse';
    if (type === 'started' && isWalk && isOtherPage(before, path)) location.reload();
    if (type === 'finished' && !isWalk && isOtherPage(before, location.href)) location.reload();
    if (type === 'finished' || !isWalk) here = location.href;
  });
}

function leaveLinkToBrowser(event: MouseEvent): void {
  // Offline the browser would show its error page; the router keeps the current page.
  if (!navigator.onLine) return;
  const link = followedLink(event);
  if (link && isOtherPage(location.href, link.href)) event.stopImmediatePropagation();
}
