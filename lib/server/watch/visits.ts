import type { IncomingMessage, ServerResponse } from 'node:http';
import { readRequestId } from '../headers/request-id';
import { hideTokens } from '../uncached/hide-tokens';

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

/** Calls `tell` for a request once its response has ended. */
export function watchVisit(
  { method = '', url = '' }: IncomingMessage,
  response: ServerResponse,
  tell: (visit: Visit) => void,
): void {
  const begun = performance.now();
  const readLength = watchLength(response);
  response.once('close', () => {
    const length = Number(readLength() ?? Number.NaN);
    tell({
      id: readRequestId(response),
      method,
      path: hideTokens(url.split(/[?#]/, 1)[0] ?? ''),
      status: response.writableFinished ? response.statusCode : 499,
      bytes: Number.isFinite(length) ? length : undefined,
      milliseconds: performance.now() - begun,
    });
  });
}

/** Reads the content length from `writeHead`: Node does not expose headers that are passed as one list. */
function watchLength(response: ServerResponse): () => unknown {
  const { writeHead } = response;
  let length: unknown;
  response.writeHead = (...given: unknown[]) => {
    length = lengthIn(given.at(-1));
    return Reflect.apply(writeHead, response, given);
  };
  return () => length ?? response.getHeader('content-length');
}

function lengthIn(head: unknown): unknown {
  if (typeof head !== 'object' || head === null) return undefined;
  if (!Array.isArray(head)) return (head as Record<string, unknown>)['content-length'];
  const at = head.indexOf('content-length');
  return at < 0 ? undefined : head[at + 1];
}
