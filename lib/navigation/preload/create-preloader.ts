import type { RouteRule } from '@/lib/builds/meta/describe-routes.mjs';
import { loadRules } from '@/lib/builds/meta/load-rules';
import { isOutdated } from '@/lib/builds/watch/leave-old-build';
import { awaitPayload } from './await-payload';
import { choosePreload } from './choose-preload';
import { createPreloadQueue } from './queue';
import { watchLinks } from './watch-links';

/**
 * Preloads what links lead to, by the build's route rules; where there are none, nothing. Call what
 * it returns for each page that is shown; that again returns how to leave the page.
 */
export function createPreloader(prefetch: (path: string) => void): () => () => void {
  const rules: Promise<RouteRule[] | undefined> = untilLoaded().then(loadRules);
  const add = createPreloadQueue((path) => {
    const answered = awaitPayload(path);
    prefetch(path);
    return answered;
  });

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

function untilLoaded(): Promise<void> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => {
    window.addEventListener('load', () => resolve(), { once: true });
  });
}
