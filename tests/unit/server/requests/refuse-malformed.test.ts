import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { refuseMalformed } from '@/lib/server/requests/refuse-malformed';

const fault = (code?: string) => Object.assign(new Error('malformed'), { code });

/** All that is said on a connection before it is closed. */
async function saidOn(socket: PassThrough): Promise<string> {
  let said = '';
  socket.setEncoding('utf8').on('data', (part) => {
    said += part;
  });
  if (!socket.destroyed) await once(socket, 'close');
  return said;
}

describe('a connection whose request is none', () => {
  it.each([
    ['HPE_INVALID_METHOD', '400 Bad Request'],
    [undefined, '400 Bad Request'],
    ['ERR_HTTP_REQUEST_TIMEOUT', '408 Request Timeout'],
    ['HPE_HEADER_OVERFLOW', '431 Request Header Fields Too Large'],
    ['HPE_CHUNK_EXTENSIONS_OVERFLOW', '413 Payload Too Large'],
  ])('by %s is closed with %s', async (code, reason) => {
    const socket = new PassThrough();
    refuseMalformed(fault(code), socket, { 'x-robots-tag': 'noindex', 'x-own': 'a' });
    const lines = (await saidOn(socket)).split('\r\n');
    expect(lines).toEqual([
      `HTTP/1.1 ${reason}`,
      'Connection: close',
      'Content-Length: 0',
      'Cache-Control: private, no-store',
      expect.stringMatching(/^X-Request-Id: [\da-f]{16}-[\da-z]+$/),
      'x-robots-tag: noindex',
      'x-own: a',
      '',
      '',
    ]);
  });

  it('is told without more where nothing more is to be said', async () => {
    const socket = new PassThrough();
    refuseMalformed(fault(), socket);
    expect((await saidOn(socket)).split('\r\n')).toHaveLength(7);
  });

  it('is told where no byte of an answer has left yet', async () => {
    const socket = Object.assign(new PassThrough(), { bytesWritten: 0 });
    refuseMalformed(fault(), socket);
    expect(await saidOn(socket)).toMatch(/^HTTP\/1\.1 400 /);
  });

  it.each([
    ['whoever asked has gone', fault('ECONNRESET'), new PassThrough()],
    ['an answer has begun', fault(), Object.assign(new PassThrough(), { bytesWritten: 1 })],
    ['nothing can be said any more', fault(), new PassThrough().end()],
  ])('is closed without a word where %s', async (_, error, socket) => {
    refuseMalformed(error, socket as PassThrough);
    expect((socket as PassThrough).destroyed).toBe(true);
    expect(await saidOn(socket as PassThrough)).toBe('');
  });
});
