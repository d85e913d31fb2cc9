import type { RouteRule } from '@/lib/builds/meta/describe-routes.mjs';
import { loadRules } from '@/lib/builds/meta/load-rules';
import { isOutdated } from '@/lib/builds/watch/leave-old-build';
import { awaitPayload } from './await-payload';
import { choosePreload } from './choose-preload';
import { createPreloadQueue } from './queue';
import { watchLinks } from './watch-links';

/** Preloads for the page that is shown; returns how to leave it. */
export type WatchPage = () => () => void;

/**
 * Preloads what links lead to, by the build's route rules; where there are none, nothing. Is
 * made once the page has loaded.
 */
export function createPreloader(prefetch: (path: string) => void): WatchPage {
  const rules: Promise<RouteRule[] | undefined> = loadRules();
  const { add, pause } = createPreloadQueue((path) => {
    const answered = awaitPayload(path);
    prefetch(path);
    return answered;
  });
  for (const press of ['pointerdown', 'keydown'])
    addEventListener(press, pause, { capture: true, passive: true });
  // What was pressed before this was there counts as well.
  if (navigator.userActivation?.isActive) pause();

  return function watchPage() {
    let stop: (() => void) | undefined = () => {};
    rules.then((known) => {
      if (!known || !stop) return;
      stop = watchLinks((href, occasion) => {
        const path = isOutdated() ? undefined : choosePreload(href, location.href, occasion, known);
        if (path) add(path, occasion === 'intent');
      });
    });
    return () => {
      stop?.();
      stop = undefined;
    };
  };
}
