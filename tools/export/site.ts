import { setTimeout as pause } from 'node:timers/promises';

/** The site that is mirrored, as it answers now. */
export type Asked = { status: number; headers: Headers; body: Buffer };
export type Site = (address: string, headers?: Record<string, string>) => Promise<Asked>;

/** Times that one answer is asked for, a second apart: a busy site says 429 and when to come again. */
const most = 20;

/** @param origin without a slash at its end */
export function openSite(origin: string): Site {
  return async (address, headers = {}) => {
    // Compressed by the host that serves the mirror.
    const ask = () =>
      fetch(origin + address, { headers: { 'accept-encoding': 'identity', ...headers } });
    let answer = await ask();
    for (let tries = 1; answer.status === 429 && tries < most; tries += 1) {
      await answer.body?.cancel();
      await pause(1000);
      answer = await ask();
    }
    const body = Buffer.from(await answer.arrayBuffer());
    return { status: answer.status, headers: answer.headers, body };
  };
}
