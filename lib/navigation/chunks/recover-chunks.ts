/** Time after a reload during which a path is not reloaded again, in milliseconds. */
export const guardWindow = 10_000;

/** Key in sessionStorage: expiry of the reload lock per path, `{ [path]: expires }`. */
export const guardKey = 'bobine-reload';

declare global {
  /** The current navigation, set by `transitions.ts`; `from` and `to` are addresses. */
  var bobineHeading: { from: string; to: string } | undefined;
  /**
   * Reloads the page. If the visitor has pressed a film that does not play yet, the press is repeated after the
   * reload (`queuePress`).
   */
  var bobineReload: () => void;
}

/**
 * Reloads the page when a script of the build cannot be loaded, at most once per path within `lifetime`. During
 * a navigation it loads the target page instead. The page is not reloaded while a film plays, or if it cannot
 * be loaded itself. Without sessionStorage nothing is done, because the number of reloads would be unlimited.
 * If a script fails again, the error page is shown, or the page stays as the server rendered it. A press on a
 * film is repeated (`bobineReload`).
 *
 * Runs inline before all other scripts (`ChunkGuard`), so that it works when they fail. Its source is written into
 * the page, so it must be self-contained.
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

  /** Whether a film or an advertisement plays, here or in a provider's frame. */
  function isPlaying(): boolean {
    const media = [...document.querySelectorAll<HTMLMediaElement>('video,audio')];
    const playing = '[data-player-state=playing],[data-ads-state=playing]';
    return (
      document.querySelector(playing) !== null || media.some((one) => !one.paused && !one.error)
    );
  }

  /** The index of the player that has been pressed and does not play yet, among those of the page; −1 without one. */
  function findPressedPlayer(): number {
    const players = [...document.querySelectorAll('[data-keeps-press],[data-player-state]')];
    const pressed = '[aria-busy=true],[data-player-state=loading]';
    return players.findIndex((player) => player.matches(pressed));
  }

  window.bobineReload = () => {
    pressedPlayer = Math.max(pressedPlayer, findPressedPlayer());
    if (pressedPlayer >= 0) history.replaceState({ ...history.state, pressedPlayer }, '');
    location.reload();
  };

  /** Wait before a reload, in milliseconds. A page that is being left fires `beforeunload` within this time. */
  const pause = 500;
  let isGoing = false;
  let pressedPlayer = -1;
  /** Script elements that failed while a reload was pending. */
  let failedScripts: Element[] = [];
  /** Failures before this time are ignored: the page is being left. */
  let pausedUntil = 0;

  function recover(): boolean {
    // Firefox aborts running requests when the visitor leaves, before the page is unloaded. That can take long
    // if the next page loads slowly.
    if (isGoing || Date.now() < pausedUntil) return true;
    // Offline, a reload would replace the page with an error page.
    if (!navigator.onLine) return false;
    const { href } = location;
    const heading = window.bobineHeading;
    const to = heading?.from === href ? heading.to : href;
    if (to === href && isPlaying()) return false;
    if (!isFirst(new URL(to).pathname)) return false;
    if (to !== href) {
      location.assign(to);
      return true;
    }
    // Find the pressed player now, since its button is no longer busy once the player's code has failed.
    pressedPlayer = findPressedPlayer();
    // On back navigation WebKit aborts requests before it fires an event on the page. A reload at that moment would
    // cancel the navigation.
    const wait = () => setTimeout(reloadPage, pause);
    const reloadPage = () => {
      if (Date.now() < pausedUntil) return wait();
      // Check the connection, because `onLine` is true even on networks without internet access.
      fetch(href, { method: 'HEAD' }).then(reload, giveUp);
    };
    const reload = () => {
      if (isPlaying()) return giveUp();
      isGoing = false;
      // The visitor may have navigated meanwhile.
      if (location.href === href) window.bobineReload();
    };
    const giveUp = () => {
      isGoing = false;
      for (const script of failedScripts) script.remove();
      failedScripts = [];
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
      // The chunk loader waits forever for a script element that failed before it looked. If the element is removed,
      // the loader requests the script itself, fails, and the error page is shown.
      if (isChunk && recover()) failedScripts.push(target as Element);
      else if (isChunk) (target as Element).remove();
      if (isLoad(error)) recover();
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => isLoad(reason) && recover());
  addEventListener('beforeunload', () => {
    pausedUntil = Date.now() + lifetime;
  });
}
