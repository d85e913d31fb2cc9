import type { ServerResponse } from 'node:http';
import type { CallNext, NextAnswer } from '@/lib/server/call-next';
import { createPageHeadersCache } from '@/lib/server/headers/security-headers';
import { createUncachedHandler } from '@/lib/server/uncached/answer-uncached';
import { answerOf } from '../answer-of';

type Given = Parameters<typeof createUncachedHandler>[0];
type Told = { status?: number };

/** What answers each visitor anew over a stand-in for Next; what it is asked, told to visitors and logged is kept. */
export function openLive(
  next: (...asked: Parameters<CallNext>) => Promise<Partial<NextAnswer>> | Partial<NextAnswer>,
  more: Partial<Given> = {},
) {
  const asked: Parameters<CallNext>[] = [];
  const told: unknown[] = [];
  const logged: string[] = [];
  const tell = (name: string, response: ServerResponse, status: number, more?: Told) => {
    told.push(more ?? name);
    response.writeHead(status).end(name);
    return Promise.resolve();
  };
  const live = createUncachedHandler({
    ask: async (...given) => {
      asked.push(given);
      const headers = { 'content-type': 'text/html' };
      return {
        status: 200,
        headers,
        cookies: [],
        body: Buffer.from('next'),
        ...(await next(...given)),
      };
    },
    errorPages: {
      sendNotFound: (_, response) => tell('not found', response, 404),
      sendOrderNotFound: (_, response) => tell('order not found', response, 404),
      sendRefusal: (_, response, said) => tell('refused', response, said.status, said),
    },
    guardsOf: createPageHeadersCache([]),
    log: (line) => logged.push(line),
    ...more,
  });
  return {
    live,
    asked,
    told,
    logged,
    ask: (path: string, more: Parameters<typeof answerOf>[1] = {}) =>
      answerOf(live, { path, ...more }),
  };
}
