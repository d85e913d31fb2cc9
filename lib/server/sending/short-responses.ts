import type { IncomingMessage, ServerResponse } from 'node:http';
import { cacheControl } from '../headers/caching';

/** Sends a small JSON response that no cache may store. */
export function sendJson(
  { method }: IncomingMessage,
  response: ServerResponse,
  status: number,
  value: object,
): void {
  const body = Buffer.from(JSON.stringify(value));
  response.writeHead(status, {
    'content-type': 'application/json',
    'content-length': body.length,
    'cache-control': cacheControl.notStored,
  });
  response.end(method === 'HEAD' ? undefined : body);
}

/** A temporary redirect within the site; no cache may store it. */
export function sendRedirect(
  response: ServerResponse,
  status: 302 | 307,
  { location, vary }: { location: string; vary: string },
): void {
  const headers = { location, vary, 'cache-control': cacheControl.notStored, 'content-length': 0 };
  response.writeHead(status, headers).end();
}
