import { setTimeout as pause } from 'node:timers/promises';

/** A response of the site. The body is read only for pages and texts requested as a whole. */
export type Asked = { status: number; headers: Headers; body: string };
/** Requests an address. `whole`: GET with body; otherwise HEAD, to check that the file exists. */
export type Ask = (address: string, whole: boolean) => Promise<Asked>;

/** Attempts per request, a second apart: a busy site answers 429. */
const most = 20;
/** Content types whose body is read. */
const readable = /^(?:text\/html|text\/plain|application\/xml|text\/xml)\b/;

/**
 * Returns a function that requests addresses of the served site, without following redirects. @param served base
 * URL without a trailing slash
 */
export function createRequester(served: string): Ask {
  const once = (address: string, method: string) =>
    fetch(served + address, { method, redirect: 'manual', headers: { 'accept-language': 'fr' } });
  return async (address, whole) => {
    const method = whole ? 'GET' : 'HEAD';
    let answer = await once(address, method);
    for (let tries = 1; answer.status === 429 && tries < most; tries += 1) {
      await answer.body?.cancel();
      await pause(1000);
      answer = await once(address, method);
    }
    const isRead = whole && readable.test(answer.headers.get('content-type') ?? '');
    const body = isRead ? await answer.text() : '';
    if (!isRead) await answer.body?.cancel();
    return { status: answer.status, headers: answer.headers, body };
  };
}
