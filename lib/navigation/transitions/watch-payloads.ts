import { isDifferentPage } from '@/lib/builds/is-different-page';
import { reportIfOffline } from '@/lib/navigation/connection/no-connection';
import { claimEntry, interceptPayloads } from '@/lib/next-internals/router';
import { withoutOwnData } from '../scroll/scroll-positions';
import { currentTransition, dispatchTransition, listenToTransitions } from './transitions';

/**
 * Controller of the running navigation's requests. A single controller for all navigations would retain every
 * page that it has loaded.
 */
let controller = new AbortController();

/**
 * Detects failed payload requests: Next then lets the browser load the page and reports nothing. Requests and
 * responses are not changed. Two kinds of requests stay pending until the router drops them: a request for an
 * anchor on the current page, which is not sent; and, except on back and forward, a request that fails without
 * a connection, since the browser's offline page would replace the current page.
 */
export function watchPayloads() {
  listenToTransitions(() => {
    controller = new AbortController();
  });
  interceptPayloads((send) => {
    if (followAnchor()) return neverSettling();
    const { signal } = controller;
    return send(signal).then(checkResponse, async (error) => {
      if (signal.aborted) return neverSettling();
      // On back and forward the address has already changed: the browser has to load the page.
      const isWalk = currentTransition()?.kind === 'traverse';
      failTransition();
      if (!isWalk && (await reportIfOffline())) return neverSettling();
      throw error;
    });
  });
}

/**
 * Aborts the pending payload requests and fails their navigation. Their promises never settle: with a late payload
 * the router would render the page while the browser loads it, and the load would then discard the visitor's input.
 */
export function dropPayloads() {
  controller.abort();
  failTransition();
}

function neverSettling(): Promise<Response> {
  return new Promise(() => {});
}

function checkResponse(response: Response) {
  if (!response.ok) failTransition();
  return response;
}

function failTransition() {
  dispatchTransition({ type: 'fail' });
}

/**
 * Lets the browser perform a navigation that only leads to an anchor on the current page. Returns whether it
 * has done so. The router would request the page again after five minutes, and on another build reload it
 * without the hash.
 */
export function followAnchor(): boolean {
  const { kind, path = '' } = currentTransition() ?? {};
  const { href } = location;
  // A link to the identical address requests a fresh page. A back or forward navigation looks the same, since the
  // address has already changed.
  if (!path.includes('#') || isDifferentPage(href, path) || new URL(path, href).href === href)
    return false;
  if (kind === 'push') location.assign(path);
  else location.replace(path);
  claimEntry(withoutOwnData);
  return true;
}
