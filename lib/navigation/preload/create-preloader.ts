import type { RouteRule } from '@/lib/builds/meta/describe-routes.mjs';
import { loadRules } from '@/lib/builds/meta/load-rules';
import { isOutdated } from '@/lib/builds/watch/outdated';
import { awaitPayload } from './await-payload';
import { choosePreload } from './choose-preload';
import { createPreloadQueue } from './queue';
import { watchLinks } from './watch-links';

/** Preloads for the page that is shown; returns how to leave it. */
export type WatchPage = () => () => void;

/**
 * Preloads what a visitor reaches for, by the build's route rules; where there are none, nothing. Is
 * made once the page has loaded.
 */
export function createPreloader(prefetch: (path: string) => void): WatchPage {
  const rules: Promise<RouteRule[] | undefined> = loadRules();
  const add = createPreloadQueue((path) => {
    const answered = awaitPayload(path);
    prefetch(path);
    return answered;
  });

  return function watchPage() {
    let stop: (() => void) | undefined = () => {};
    rules.then((known) => {
      if (!known || !stop) return;
      stop = watchLinks((href) => {
        const path = isOutdated() ? undefined : choosePreload(href, location.href, known);
        if (path) add(path);
      });
    });
    return () => {
      stop?.();
      stop = undefined;
    };
  };
}
