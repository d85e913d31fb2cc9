import { setTimeout as pause } from 'node:timers/promises';

/** An answer of the site; a body only where a page or a text was asked for whole. */
export type Asked = { status: number; headers: Headers; body: string };
/** `whole`: with its body; else a file is only asked whether it is there. */
export type Ask = (address: string, whole: boolean) => Promise<Asked>;

/** Times that one answer is asked for, a second apart: a busy site says 429. */
const most = 20;
/** What is read; of anything else the head says enough. */
const readable = /^(?:text\/html|text\/plain|application\/xml|text\/xml)\b/;

/** Asks the site that is served here, as it answers without following where it sends. @param served without a slash at its end */
export function openAsk(served: string): Ask {
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
