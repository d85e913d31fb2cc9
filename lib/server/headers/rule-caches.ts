import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { cacheControl } from './cache-control';
import { joinVary } from './join-vary';

type Rules = {
  /** What caches may do with a 200 of this address; where it is absent, what the answer says of itself. */
  kept?: string | undefined;
  /** The headers that choose between answers. */
  vary: string;
};

/**
 * Says what caches may keep of an answer that another handler writes, once its status is known: its own
 * content by `kept`, nothing that sends elsewhere and nothing that has failed.
 */
export function ruleCaches(response: ServerResponse, { kept, vary }: Rules): void {
  const { writeHead } = response;
  response.writeHead = ((status: number, ...rest: [string | object | undefined, object?]) => {
    const isAnswer = status === 304 || (status >= 200 && status < 300);
    const rule = isAnswer ? kept : cacheControl.notStored;
    const given = rest.find((one) => typeof one === 'object') as OutgoingHttpHeaders | undefined;
    if (rule && !response.headersSent) {
      for (const name of Object.keys(given ?? {}))
        if (given && /^cache-control$/i.test(name)) delete given[name];
      response.setHeader('cache-control', rule);
    }
    if (status >= 300 && status < 400 && !response.headersSent)
      response.setHeader('vary', joinVary(response.getHeader('vary'), vary));
    return (writeHead as (...args: unknown[]) => ServerResponse).call(response, status, ...rest);
  }) as typeof writeHead;
}
