import type { Duplex } from 'node:stream';
import { createRequestId, requestIdHeader } from '../headers/request-id';

const reasons: Record<string, string> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
};

/** Closes a connection after a malformed or late request, with an error response if none has begun. */
export function refuseMalformed(
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
