import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { cacheControl } from '../headers/caching';
import { createRequestId, requestIdHeader } from '../headers/request-id';

/** A host name or an IP address, with an optional port. */
const host = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** Whether a request has at most one `Host` header, and a valid one. */
export function hasValidHost({ rawHeaders, headers }: IncomingMessage): boolean {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') count += 1;
  }
  return count <= 1 && (count === 0 || host.test(headers.host ?? ''));
}

/** Refuses a request with one line of text; `allow` lists the allowed methods. */
export function sendClientError(
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
export function sendAllowedMethods(response: ServerResponse, allow: string): void {
  response.writeHead(204, { allow, 'cache-control': cacheControl.notStored }).end();
}

const reasons: Record<string, string> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
};

/** Closes a connection after a malformed or late request, with an error response if none has begun. */
export function sendBadRequest(
  error: NodeJS.ErrnoException,
  socket: Duplex,
  headers: Readonly<Record<string, string>> = {},
): void {
  const isAnswered = 'bytesWritten' in socket && Number(socket.bytesWritten) > 0;
  if (error.code === 'ECONNRESET' || !socket.writable || isAnswered) return void socket.destroy();
  const reason = reasons[error.code ?? ''] ?? '400 Bad Request';
  const head = [
    `HTTP/1.1 ${reason}`,
    'Connection: close',
    'Content-Length: 0',
    'Cache-Control: private, no-store',
    `${requestIdHeader}: ${createRequestId()}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n`, () => socket.destroy());
}
