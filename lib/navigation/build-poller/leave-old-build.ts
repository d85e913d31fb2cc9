import { isOtherPage } from '@/lib/builds/is-other-page';
import { followedLink } from './followed-link';

/** A soft navigation, as far as it counts here. */
type Navigation = { type: string; kind: string; path: string };

/** The address of the page that is shown; set once another build is served than this one. */
let here: string | undefined;

/** Whether another build is served than the one that runs. */
export function isOutdated(): boolean {
  return here !== undefined;
}

/**
 * From now on every navigation loads the page anew, however it is made; until then nothing moves,
 * so a film plays on. A link is left to the browser. `router.push` and `replace` have written their
 * own entry when they arrive: it is loaded again, and stays the only one.
 *
 * @param listen tells of soft navigations
 */
export function leaveOldBuild(listen: (hear: (navigation: Navigation) => void) => void): void {
  here = location.href;
  window.addEventListener('click', leaveLinkToBrowser, { capture: true });
  // A page that comes back out of the browser's memory is still the old build.
  window.addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
  listen(({ type, kind, path }) => {
    const before = here ?? location.href;
    // Where history is walked the browser has the new address already.
    const isWalk = kind === 'traverse';
    if (type === 'started' && isWalk && isOtherPage(before, path)) location.reload();
    if (type === 'finished' && !isWalk && isOtherPage(before, location.href)) location.reload();
    if (type === 'finished' || !isWalk) here = location.href;
  });
}

function leaveLinkToBrowser(event: MouseEvent): void {
  // Without a connection the browser would replace the page by its own: the router keeps it.
  if (!navigator.onLine) return;
  const link = followedLink(event);
  if (link && isOtherPage(location.href, link.href)) event.stopImmediatePropagation();
}
