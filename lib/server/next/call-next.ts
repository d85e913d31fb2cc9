import type {
  IncomingHttpHeaders,
  IncomingMessage,
  OutgoingHttpHeaders,
  ServerResponse,
} from 'node:http';
import inject from 'light-my-request';
import { loadAfterPaint } from '@/lib/builds/chunks/after-paint.mjs';

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<unknown>;

/** What Next has answered, whole. */
export type NextAnswer = {
  status: number;
  headers: Record<string, string>;
  /** Each as it was set: they cannot be joined. For whoever asked, and nobody else. */
  cookies: string[];
  body: Buffer;
};

/** What is sent, where something is. */
type Sent = { method?: string; body?: Buffer | undefined };

/** Asks Next for an address; no reader waits at the other end, so none can slow it down. */
export type CallNext = (
  path: string,
  headers?: IncomingHttpHeaders,
  sent?: Sent,
) => Promise<NextAnswer>;

/** Of one connection, or of a body as it leaves: whoever sends the answer on says them anew. */
const ofTransfer = new Set([
  'connection',
  'content-length',
  'date',
  'keep-alive',
  'set-cookie',
  'transfer-encoding',
]);

/** Next as a function instead of a handler. Rejects where it fails before it has answered. */
export function callingNext(next: Handler): CallNext {
  return async (path, headers = {}, { method = 'GET', body } = {}) => {
    const answer = await inject(
      (request, response) => {
        next(request as IncomingMessage, response as ServerResponse).catch((error) =>
          response.destroy(error),
        );
      },
      {
        method: method as 'GET',
        url: path,
        headers: { host: 'localhost', ...headers, 'accept-encoding': 'identity' },
        ...(body && { payload: body }),
      },
    );
    const told = Object.entries(answer.headers).flatMap(([name, value]) =>
      value === undefined || ofTransfer.has(name) ? [] : [[name, [value].flat().join(', ')]],
    );
    return {
      status: answer.statusCode,
      headers: Object.fromEntries(told),
      cookies: [answer.headers['set-cookie'] ?? []].flat().map(String),
      body: isPage(answer.headers) ? drawnFirst(answer.rawPayload) : answer.rawPayload,
    };
  };
}

const isPage = (headers: OutgoingHttpHeaders) =>
  String(headers['content-type']).startsWith('text/html');

/** As the build has all its pages (`tools/build/defer-scripts.mjs`). Byte for byte: only ASCII is looked for. */
function drawnFirst(page: Buffer): Buffer {
  return Buffer.from(loadAfterPaint(page.toString('latin1')), 'latin1');
}
