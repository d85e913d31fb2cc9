import { isOtherPage } from '@/lib/builds/is-other-page';
import { followedLink } from './followed-link';

/** The address before the running navigation; set once another build is served than this one. */
let here: string | undefined;

/** Whether another build is served than the one that runs. */
export function isOutdated(): boolean {
  return here !== undefined;
}

/**
 * From now on every navigation loads the page anew, however it is made; until then nothing moves,
 * so a film plays on. A link is left to the browser. `router.push` and `replace` have written their
 * own entry when they reach the history: it is loaded again, and stays the only one.
 */
export function leaveOldBuild(): void {
  here = location.href;
  window.addEventListener('click', leaveLinkToBrowser, { capture: true });
  // A page that comes back out of the browser's memory is still the old build.
  window.addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
  for (const name of ['pushState', 'replaceState'] as const) {
    const original = history[name].bind(history);
    history[name] = (state, unused, url) => {
      const before = location.href;
      original(state, unused, url);
      here = location.href;
      // Only the router marks its entries; the player writes a moment into the address as well.
      if (state?.__NA && isOtherPage(before, here)) location.reload();
    };
  }
}

/** The router goes back or forward in the history: the browser has the new address already. */
export function loadAnewOnTraversal(url: string, type: string): void {
  if (here !== undefined && type === 'traverse' && isOtherPage(here, url)) location.reload();
}

function leaveLinkToBrowser(event: MouseEvent): void {
  const link = followedLink(event);
  if (link && isOtherPage(location.href, link.href)) event.stopImmediatePropagation();
}
