import type { IncomingMessage, ServerResponse } from 'node:http';
import { cacheControl } from '../headers/cache-control';

/** A name or an address, with a port or without. */
const host = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** Whether a request says for whom it is, once and in a form that a host can have. */
export function hasOneHost({ rawHeaders, headers }: IncomingMessage): boolean {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') count += 1;
  }
  return count <= 1 && (count === 0 || host.test(headers.host ?? ''));
}

/** Answers a request that is not served here, in a line; `allow` names the methods that are. */
export function refuse(
  response: ServerResponse,
  status: 400 | 405,
  reason: string,
  allow?: string,
) {
  const body = `${reason}\n`;
  response.writeHead(status, {
    ...(allow && { allow }),
    'content-type': 'text/plain; charset=utf-8',
    'content-length': body.length,
    'cache-control': cacheControl.notStored,
  });
  response.end(body);
}

/** Answers which methods there are. */
export function sayMethods(response: ServerResponse, allow: string): void {
  response.writeHead(204, { allow, 'cache-control': cacheControl.notStored }).end();
}
