import { isOtherPage } from '@/lib/builds/is-other-page';
import { followedLink } from './followed-link';
import { noteOutdated } from './outdated';

/**
 * From now on every navigation loads the page anew, however it is made; until then nothing moves,
 * so a film plays on. A link is left to the browser. `router.push` and `replace` have written their
 * own entry when they reach the history: it is loaded again, and stays the only one.
 */
export function leaveOldBuild(): void {
  noteOutdated(location.href);
  window.addEventListener('click', leaveLinkToBrowser, { capture: true });
  // A page that comes back out of the browser's memory is still the old build.
  window.addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
  for (const name of ['pushState', 'replaceState'] as const) {
    const original = history[name].bind(history);
    history[name] = (state, unused, url) => {
      const before = location.href;
      original(state, unused, url);
      noteOutdated(location.href);
      // Only the router marks its entries; the player writes a moment into the address as well.
      if (state?.__NA && isOtherPage(before, location.href)) location.reload();
    };
  }
}

function leaveLinkToBrowser(event: MouseEvent): void {
  // Without a connection the browser would replace the page by its own: the router keeps it.
  if (!navigator.onLine) return;
  const link = followedLink(event);
  if (link && isOtherPage(location.href, link.href)) event.stopImmediatePropagation();
}
