import type { RouteRule } from '@/lib/builds/meta/describe-routes.mjs';
import { loadRules } from '@/lib/builds/meta/load-rules';
import { isOutdated } from '@/lib/navigation/build-poller/leave-old-build';
import { choosePreload } from './choose-preload';
import { watchLinks } from './watch-links';

/** Starts preloading for the current page. Returns a stop function. */
export type WatchPage = () => () => void;

/**
 * Preloads pages on hover, touch or focus of their links, by the build's route rules, each path once. Without rules it
 * does nothing. Created after the page has loaded.
 *
 * @param prefetch the router's: at most four concurrent requests, latest first
 */
export function createPreloader(prefetch: (path: string) => void): WatchPage {
  const rules: Promise<RouteRule[] | undefined> = loadRules();
  const asked = new Set<string>();

  return function watchPage() {
    let stop: (() => void) | undefined = () => {};
    rules.then((known) => {
      if (!known || !stop) return;
      stop = watchLinks((href) => {
        const path = isOutdated() ? undefined : choosePreload(href, location.href, known);
        if (!path || asked.has(path)) return;
        asked.add(path);
        prefetch(path);
      });
    });
    return () => {
      stop?.();
      stop = undefined;
    };
  };
}
