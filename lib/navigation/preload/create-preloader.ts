import type { RouteRule } from '@/lib/builds/meta/describe-routes.mjs';
import { findRouteRule, loadRouteRules } from '@/lib/builds/meta/route-rules';
import { isOutdated } from '@/lib/navigation/build-poller/watch-builds';

/** Starts preloading for the current page. Returns a stop function. */
export type WatchPage = () => () => void;

/**
 * Preloads pages on hover, touch or focus of their links, by the build's route rules, each path once. Without rules it
 * does nothing. Created after the page has loaded.
 *
 * @param prefetch the router's function; it sends at most four requests at a time, latest first
 */
export function createPreloader(prefetch: (path: string) => void): WatchPage {
  const rules: Promise<RouteRule[] | undefined> = loadRouteRules();
  const preloadedPaths = new Set<string>();

  return function watchPage() {
    let stop: (() => void) | undefined = () => {};
    rules.then((routeRules) => {
      if (!routeRules || !stop) return;
      stop = watchLinks((href) => {
        const path = isOutdated() ? undefined : choosePreload(href, location.href, routeRules);
        if (!path || preloadedPaths.has(path)) return;
        preloadedPaths.add(path);
        prefetch(path);
      });
    });
    return () => {
      stop?.();
      stop = undefined;
    };
  };
}

/** The path to preload for a link: a prerendered page other than the current one; else `undefined`. */
export function choosePreload(
  href: string,
  currentHref: string,
  rules: readonly RouteRule[],
): string | undefined {
  const [from, to] = [new URL(currentHref), new URL(href, currentHref)];
  if (to.origin !== from.origin || to.pathname === from.pathname) return undefined;
  return findRouteRule(to.pathname, rules)?.rule === 'page' ? to.pathname : undefined;
}

/** Internal links, except the language switch (`hreflang`), which does not use the router. */
const internalLinks = 'a[href^="/"]:not([hreflang])';
const intents = ['pointerover', 'focusin', 'touchstart'] as const;

/**
 * Reports links on hover, touch or focus; returns a stop function. A link that is merely visible is not
 * reported, because all the linked pages together are larger than the page itself.
 */
function watchLinks(onIntent: (href: string) => void): () => void {
  const reportIntent = ({ target }: Event) => {
    const link = target instanceof Element && target.closest(internalLinks);
    if (link instanceof HTMLAnchorElement) onIntent(link.href);
  };
  for (const name of intents) document.addEventListener(name, reportIntent, { passive: true });
  return () => {
    for (const name of intents) document.removeEventListener(name, reportIntent);
  };
}
