import type { IncomingMessage, ServerResponse } from 'node:http';
import { cacheControl } from '../headers/cache-control';

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
