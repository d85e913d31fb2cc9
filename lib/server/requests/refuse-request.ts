import type { IncomingMessage, ServerResponse } from 'node:http';
import { cacheControl } from '../headers/cache-control';

/** A host name or an IP address, with an optional port. */
const host = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** Whether a request has at most one `Host` header, and a valid one. */
export function hasOneHost({ rawHeaders, headers }: IncomingMessage): boolean {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') count += 1;
  }
  return count <= 1 && (count === 0 || host.test(headers.host ?? ''));
}

/** Refuses a request with one line of text; `allow` lists the allowed methods. */
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

/** Responds to OPTIONS with the allowed methods. */
export function sayMethods(response: ServerResponse, allow: string): void {
  response.writeHead(204, { allow, 'cache-control': cacheControl.notStored }).end();
}
