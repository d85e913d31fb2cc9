import { saysNoConnection } from '@/lib/navigation/connection/no-connection';
import { goToPart } from '@/lib/navigation/scroll/go-to-part';
import { interceptPayloads } from '@/lib/next-internals/router';
import { currentTransition, listenToTransitions, tellTransition } from './transitions';

/** Of what the navigation that is under way waits for: one for all would keep every page that came through it. */
let wanted = new AbortController();

/**
 * Next answers a payload that cannot be had by letting the browser load the page, and tells nobody.
 * So requests for payloads are looked at on their way; they and their answers stay as they are. One
 * that only leads to a part of the shown page is not sent, and waits until the router drops it; so does
 * one that fails for lack of a connection, where the browser's own page would replace the shown one.
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
      // Where history is walked the address is the other page's already: the browser has to load it.
      const isWalk = currentTransition()?.kind === 'traverse';
      fail();
      if (!isWalk && (await saysNoConnection())) return nothing();
      throw error;
    });
  });
}

/**
 * Gives up the payloads that are waited for, and with them their navigation. The router never hears of them: one that
 * came late would put its page on the screen while the browser still loads it, and what a visitor had begun there
 * would go with the loading.
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
