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
 * would bound the reloads, so there are none. A script that fails again is given up: what needs it
 * shows the error page, and where nothing runs at all the page stays as the server wrote it.
 *
 * It runs inline, before all other scripts (`ChunkGuard`), so that it outlives their failure: its
 * source is written into the page, and it may name nothing outside itself.
 */
export function recoverChunks(lifetime: number, key: string): void {
  function isFirst(path: string): boolean {
    const now = Date.now();
    let reloaded: Record<string, number> = {};
    try {
      reloaded = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    } catch {}
    if ((reloaded[path] ?? 0) > now) return false;
    reloaded[path] = now + lifetime;
    try {
      sessionStorage.setItem(key, JSON.stringify(reloaded));
      return true;
    } catch {
      return false;
    }
  }

  /** Milliseconds in which a page that is being left says so. */
  const pause = 500;
  let left = 0;
  let isGoing = false;

  function recover(): boolean {
    // Firefox breaks off what still loads as a visitor leaves, before the page goes: nothing is missing. The
    // next page may take its time.
    if (isGoing || Date.now() < left) return true;
    const { href } = location;
    const heading = window.bobineHeading;
    const target = new URL(heading?.from === href ? heading.to : href, href);
    if (!isFirst(target.pathname)) return false;
    isGoing = true;
    const go = () => {
      const rest = left - Date.now();
      if (rest > 0) return void setTimeout(go, rest);
      isGoing = false;
      if (target.href === location.href) location.reload();
      // Unless the visitor has gone on without it.
      else if (href === location.href) location.assign(target.href);
    };
    // WebKit breaks off what still loads before a page hears that its visitor goes back, and a page that loads
    // anew would hold them here.
    setTimeout(go, pause);
    return true;
  }

  const isLoad = (error: unknown) => (error as Error | undefined)?.name === 'ChunkLoadError';
  window.addEventListener(
    'error',
    ({ target, error }) => {
      const isChunk = target instanceof HTMLScriptElement && target.src.includes('/_next/static/');
      // The loader waits for ever for a script that stands in the page and has failed before it
      // looked; for one that is gone it asks itself, is refused, and the error page is shown.
      if (isChunk && !recover()) target.remove();
      if (isLoad(error)) recover();
    },
    true,
  );
  window.addEventListener('beforeunload', () => {
    left = Date.now() + lifetime;
  });
  window.addEventListener('unhandledrejection', ({ reason }) => isLoad(reason) && recover());
}
