import { saysNoConnection } from '@/lib/navigation/connection/no-connection';
import { goToPart } from '@/lib/navigation/scroll/go-to-part';
import { interceptPayloads } from '@/lib/next-internals/router';
import { currentTransition, listenToTransitions, tellTransition } from './transitions';

/** Controller of the running navigation's requests. A single one for all would retain every page loaded with it. */
let wanted = new AbortController();

/**
 * Detects failed payload requests: Next then lets the browser load the page and reports nothing. Requests and responses
 * are not changed. A request that only leads to an anchor on the current page is not sent, and stays pending until the
 * router drops it. So does one that fails without a connection, since the browser's offline page would replace the
 * current page.
 */
export function watchPayloads() {
  listenToTransitions(() => {
    wanted = new AbortController();
  });
  interceptPayloads((send) => {
    if (goToPart()) return nothing();
    const { signal } = wanted;
    return send(signal).then(judge, async (error) => {
      if (signal.aborted) return nothing();
      // On back and forward the address has already changed: the browser has to load the page.
      const isWalk = currentTransition()?.kind === 'traverse';
      fail();
      if (!isWalk && (await saysNoConnection())) return nothing();
      throw error;
    });
  });
}

/**
 * Aborts the pending payload requests and fails their navigation. Their promises never settle: a late payload would make
 * the router render the page while the browser loads it, and the visitor would lose what they have begun there.
 */
export function dropPayloads() {
  wanted.abort();
  fail();
}

function nothing(): Promise<Response> {
  return new Promise(() => {});
}

function judge(answer: Response) {
  if (!answer.ok) fail();
  return answer;
}

function fail() {
  tellTransition({ type: 'fail' });
}
