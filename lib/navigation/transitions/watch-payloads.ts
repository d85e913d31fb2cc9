import { goToPart } from '@/lib/navigation/scroll/go-to-part';
import { tellTransition } from './transitions';

/**
 * Next answers a payload that cannot be had by letting the browser load the page, and tells nobody.
 * So requests for payloads are looked at on their way; they and their answers stay as they are. One
 * that only leads to a part of the shown page is not sent, and waits until the router drops it.
 */
export function watchPayloads() {
  const send = window.fetch;
  window.fetch = (input, init) => {
    if (!asksForPage(init?.headers)) return send(input, init);
    if (goToPart()) return new Promise(() => {});
    const answer = send(input, init);
    answer.then(judge, fail);
    return answer;
  };
}

function judge({ ok }: Response) {
  if (!ok) fail();
}

function fail() {
  tellTransition({ type: 'fail' });
}

/** A payload that a navigation waits for: one that is fetched ahead may fail without a loss. */
function asksForPage(init?: HeadersInit): boolean {
  const headers = new Headers(init);
  return (
    headers.has('rsc') &&
    !headers.has('next-router-prefetch') &&
    !headers.has('next-router-segment-prefetch')
  );
}
