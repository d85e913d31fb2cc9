import type { RouteRule } from '@/lib/builds/meta/describe-routes.mjs';
import { loadRules } from '@/lib/builds/meta/load-rules';
import { isOutdated } from '@/lib/navigation/build-poller/leave-old-build';
import { choosePreload } from './choose-preload';
import { watchLinks } from './watch-links';

/** Preloads for the page that is shown; returns how to leave it. */
export type WatchPage = () => () => void;

/**
 * Preloads what a visitor reaches for, by the build's route rules, each path once; where there are no rules, nothing. Is
 * made once the page has loaded.
 *
 * @param prefetch the router's: it has four requests under way at most, and the one wished for last goes first
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
