/** How long one reload of a path forbids the next, in milliseconds (specification, section 9). */
export const guardWindow = 10_000;

/** In sessionStorage: until when each path may not be loaded again, `{ [path]: expires }`. */
export const guardKey = 'bobine-reload';

declare global {
  /** The navigation under way, `from` and `to` as addresses (`head-for.ts`). */
  var bobineHeading: { from: string; to: string } | undefined;
}

/**
 * Loads the page again when a script of the build cannot be had, at most once for a path within
 * `lifetime`; in the midst of a navigation, the page that it leads to. Without storage nothing
 * would bound the reloads, so there are none; nor where the page itself cannot be had. A script that fails again is given up: what needs it
 * shows the error page, and where nothing runs at all the page stays as the server wrote it.
 *
 * It runs inline, before all other scripts (`ChunkGuard`), so that it outlives their failure: its
 * source is written into the page, and it may name nothing outside itself.
 */
export function recoverChunks(
  lifetime: number,
  key: string,
  next: { folder: string; failure: string },
): void {
  function isFirst(path: string): boolean {
    let reloaded: Record<string, number> = {};
    try {
      reloaded = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    } catch {}
    if (Number(reloaded[path]) > Date.now()) return false;
    reloaded[path] = Date.now() + lifetime;
    try {
      sessionStorage.setItem(key, JSON.stringify(reloaded));
      return true;
    } catch {}
    return false;
  }

  /** Milliseconds in which a page that is being left says so. */
  const pause = 500;
  let isGoing = false;
  /** Those that have failed while a reload was under way. */
  let lost: Element[] = [];
  /** Until when nothing is missing: the page is being left. */
  let until = 0;

  function recover(): boolean {
    // Firefox breaks off what still loads as a visitor leaves, before the page goes. The next page may take
    // its time.
    if (isGoing || Date.now() < until) return true;
    // Without a connection the page would go, and nothing come.
    if (!navigator.onLine) return false;
    const { href } = location;
    const heading = window.bobineHeading;
    const to = heading?.from === href ? heading.to : href;
    if (!isFirst(new URL(to).pathname)) return false;
    if (to !== href) {
      location.assign(to);
      return true;
    }
    // WebKit breaks it off before a page hears that its visitor goes back, and a page that loads anew would
    // hold them here.
    const wait = () => setTimeout(go, pause);
    const go = () => {
      if (Date.now() < until) return wait();
      // `onLine` does not know of a network that leads nowhere.
      fetch(href, { method: 'HEAD' }).then(reload, giveUp);
    };
    const reload = () => {
      isGoing = false;
      // Unless the visitor has gone on without it.
      if (location.href === href) location.reload();
    };
    const giveUp = () => {
      isGoing = false;
      for (const script of lost) script.remove();
      lost = [];
    };
    isGoing = true;
    wait();
    return true;
  }

  const isLoad = (error: unknown) => (error as Error | undefined)?.name === next.failure;
  addEventListener(
    'error',
    ({ target, error }) => {
      const isChunk = (target as HTMLScriptElement).src?.includes(next.folder);
      // The loader waits for ever for a script that stands in the page and has failed before it
      // looked; for one that is gone it asks itself, is refused, and the error page is shown.
      if (isChunk && recover()) lost.push(target as Element);
      else if (isChunk) (target as Element).remove();
      if (isLoad(error)) recover();
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => isLoad(reason) && recover());
  addEventListener('beforeunload', () => {
    until = Date.now() + lifetime;
  });
}
