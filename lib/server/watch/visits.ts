import type { IncomingMessage, ServerResponse } from 'node:http';
import { readRequestId } from '../headers/request-id';
import { hideTokens } from '../uncached/hide-tokens';

/** One answered request, as it is counted and logged: nothing of who asked, nothing of what was searched. */
export type Visit = {
  /** As the answer names it. */
  id: string | undefined;
  method: string;
  /** Without its query, and of an order without what opens it. */
  path: string;
  /** 499 where the visitor has gone before the answer was whole. */
  status: number;
  /** Of the body, as it is sent; `undefined` where its length was not said beforehand. */
  bytes: number | undefined;
  milliseconds: number;
};

/** Tells of each visit once it has ended. */
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

/** What a head says of its body's length: Node forgets it where the head was written in one piece. */
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
