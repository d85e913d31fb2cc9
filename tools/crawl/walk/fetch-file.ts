import { setTimeout as pause } from 'node:timers/promises';

/** A response of the site. The body is read only for pages and texts requested as a whole. */
export type FetchedFile = { status: number; headers: Headers; body: string };
/** Requests an address. `withBody`: GET with body; otherwise HEAD, to check that the file exists. */
export type FetchFile = (address: string, withBody: boolean) => Promise<FetchedFile>;

/** Maximum number of attempts per request, a second apart, because a busy site answers 429. */
const maxTries = 20;
/** Content types whose body is read. */
const readable = /^(?:text\/html|text\/plain|application\/xml|text\/xml)\b/;

/**
 * Returns a function that requests addresses of the served site, without following redirects. @param served base
 * URL without a trailing slash
 */
export function createRequester(served: string): FetchFile {
  const request = (address: string, method: string) =>
    fetch(served + address, { method, redirect: 'manual', headers: { 'accept-language': 'fr' } });
  return async (address, withBody) => {
    const method = withBody ? 'GET' : 'HEAD';
    let answer = await request(address, method);
    for (let tries = 1; answer.status === 429 && tries < maxTries; tries += 1) {
      await answer.body?.cancel();
      await pause(1000);
      answer = await request(address, method);
    }
    const isRead = withBody && readable.test(answer.headers.get('content-type') ?? '');
    const body = isRead ? await answer.text() : '';
    if (!isRead) await answer.body?.cancel();
    return { status: answer.status, headers: answer.headers, body };
  };
}
