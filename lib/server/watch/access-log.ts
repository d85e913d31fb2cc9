import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Log } from '../failures/log-failure';
import { readRequestId } from '../headers/request-id';
import { redactTokens } from '../uncached/shop-addresses';

/** An answered request, for metrics and the access log. Contains no client data and no search terms. */
export type Visit = {
  /** The request id in the response. */
  id: string | undefined;
  method: string;
  /** Without the query and without order tokens. */
  path: string;
  /** 499 if the client has closed the connection before the response was complete. */
  status: number;
  /** Encoded length of the body; `undefined` if the response has no content length. */
  bytes: number | undefined;
  milliseconds: number;
};

/** Calls `onVisit` for a request once its response has ended. */
export function recordVisit(
  { method = '', url = '' }: IncomingMessage,
  response: ServerResponse,
  onVisit: (visit: Visit) => void,
): void {
  const startedAt = performance.now();
  const readLength = watchLength(response);
  response.once('close', () => {
    const length = Number(readLength() ?? Number.NaN);
    onVisit({
      id: readRequestId(response),
      method,
      path: redactTokens(url.split(/[?#]/, 1)[0] ?? ''),
      status: response.writableFinished ? response.statusCode : 499,
      bytes: Number.isFinite(length) ? length : undefined,
      milliseconds: performance.now() - startedAt,
    });
  });
}

/** Reads the content length from `writeHead`: Node does not expose headers that are passed as one list. */
function watchLength(response: ServerResponse): () => unknown {
  const { writeHead } = response;
  let length: unknown;
  response.writeHead = (...args: unknown[]) => {
    length = lengthIn(args.at(-1));
    return Reflect.apply(writeHead, response, args);
  };
  return () => length ?? response.getHeader('content-length');
}

function lengthIn(head: unknown): unknown {
  if (typeof head !== 'object' || head === null) return undefined;
  if (!Array.isArray(head)) return (head as Record<string, unknown>)['content-length'];
  const at = head.indexOf('content-length');
  return at < 0 ? undefined : head[at + 1];
}

export const accessLogs = ['off', 'all', 'notable'] as const;
export type AccessLog = (typeof accessLogs)[number];

/** Milliseconds; a page from memory takes less than one. */
const slow = 1_000;

/** Logs requests as lines of JSON: all of them, or only errors and slow ones. */
export function createAccessLog(log: Log, mode: AccessLog): ((visit: Visit) => void) | undefined {
  if (mode === 'off') return undefined;
  return ({ milliseconds, ...visit }) => {
    // Aborted requests (499) and 404 are not errors of the server.
    const isNotable = visit.status >= 500 || visit.status === 429 || milliseconds >= slow;
    if (mode === 'notable' && !isNotable) return;
    const time = new Date().toISOString();
    const ms = Math.round(milliseconds * 10) / 10;
    log(`${JSON.stringify({ level: 'access', time, ...visit, ms })}\n`);
  };
}
