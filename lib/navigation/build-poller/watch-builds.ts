import { buildId } from '@/lib/builds/build-constants';
import { isDifferentPage } from '@/lib/builds/is-different-page';
import { followedLink } from '../followed-link';
import { fetchLatestBuild } from './fetch-latest-build';

/** Interval between requests for the latest build, in milliseconds. */
const interval = 3_600_000;

/** Whether the next request is due at `now`, after one at `lastRequest` (milliseconds since 1970). */
function isDue(lastRequest: number, now: number): boolean {
  return now - lastRequest >= interval;
}

/** The required fields of a soft navigation. */
type Navigation = { type: string; kind: string; path: string };

/** Address of the current page. Set once another build is deployed. */
let pageAddress: string | undefined;

/** Whether a build other than the running one is known to be deployed. */
export function isOutdated(): boolean {
  return pageAddress !== undefined;
}

/**
 * From this call on, every navigation loads a document of the new build. The current page stays, so that a film
 * continues. Link clicks are left to the browser. `router.push` and `replace` have already written a history entry
 * when they finish, so the page is reloaded on that entry, without a second one.
 *
 * @param listen subscribes to soft navigations
 */
export function reloadOutdatedPages(
  listen: (hear: (navigation: Navigation) => void) => void,
): void {
  pageAddress = location.href;
  window.addEventListener('click', leaveLinkToBrowser, { capture: true });
  // A page restored from the back/forward cache belongs to the old build.
  window.addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
  listen(({ type, kind, path }) => {
    const before = pageAddress ?? location.href;
    // On back and forward, the URL has already changed when the navigation starts.
    const isWalk = kind === 'traverse';
    if (type === 'started' && isWalk && isDifferentPage(before, path)) location.reload();
    if (type === 'finished' && !isWalk && isDifferentPage(before, location.href)) location.reload();
    if (type === 'finished' || !isWalk) pageAddress = location.href;
  });
}

function leaveLinkToBrowser(event: MouseEvent): void {
  // Offline the browser would show its error page; the router keeps the current page.
  if (!navigator.onLine) return;
  const link = followedLink(event);
  if (link && isDifferentPage(location.href, link.href)) event.stopImmediatePropagation();
}

/**
 * Requests the latest build every hour, and when a tab wakes up after a missed request (timers stop during
 * sleep). Calls `onNewBuild` once, when another build is deployed.
 *
 * @param opened when the tab was opened (milliseconds since 1970); this function may be called later
 */
export function watchBuilds(onNewBuild: () => void, opened = Date.now(), running = buildId): void {
  if (running === 'development') return;
  let lastRequest = opened;
  let timer = setTimeout(poll, opened + interval - Date.now());

  async function poll() {
    clearTimeout(timer);
    lastRequest = Date.now();
    timer = setTimeout(poll, interval);
    const latest = await fetchLatestBuild(lastRequest);
    if (latest === undefined || latest === running) return;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', wake);
    window.removeEventListener('pageshow', wake);
    onNewBuild();
  }

  function wake() {
    if (document.visibilityState === 'visible' && isDue(lastRequest, Date.now())) poll();
  }

  document.addEventListener('visibilitychange', wake);
  window.addEventListener('pageshow', wake);
}
