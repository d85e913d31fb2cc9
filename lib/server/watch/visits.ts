import type { IncomingMessage, ServerResponse } from 'node:http';
import { readRequestId } from '../headers/request-id';

/** One answered request, as it is counted and logged: nothing of who asked, nothing of what was searched. */
export type Visit = {
  /** As the answer names it. */
  id: string | undefined;
  method: string;
  /** Without its query. */
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
  response.once('close', () => {
    const length = Number(response.getHeader('content-length') ?? Number.NaN);
    tell({
      id: readRequestId(response),
      method,
      path: url.split(/[?#]/, 1)[0] ?? '',
      status: response.writableFinished ? response.statusCode : 499,
      bytes: Number.isFinite(length) ? length : undefined,
      milliseconds: performance.now() - begun,
    });
  });
}
