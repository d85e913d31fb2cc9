import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { PassThrough, Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { answerMalformed, hasValidHost, sendClientError } from '@/lib/server/requests/bad-request';
import { readClientKey, readVisitorKey } from '@/lib/server/requests/client-key';
import { readBody, readBytes, readCookies, readPath } from '@/lib/server/requests/read-request';
import { answerOf } from './answer-of';

describe('read asker', () => {
  const from = (remoteAddress: string, forwarded?: string, proxies?: number) =>
    readClientKey(
      { headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress } },
      proxies,
    );
  const [one, other, edge] = ['203.0.113.7', '203.0.113.8', '198.51.100.1'];

  it('tells addresses from each other and keeps none', () => {
    expect(from(one)).toBe(from(one));
    expect(from(one)).not.toBe(from(other));
    expect(from(one)).toMatch(/^[\w-]{16}$/);
    expect(from(`::ffff:${one}`)).toBe(from(one));
  });

  it('takes a household for one', () => {
    expect(from('2001:db8:1:2::7')).toBe(from('2001:db8:1:2:aaaa::9'));
    expect(from('2001:db8:1:2::7')).not.toBe(from('2001:db8:1:3::7'));
    expect(from('2001:db8::7')).toBe(from('2001:db8:0:0:1:2:3:4'));
  });

  it('believes a proxy nearby, and nobody who comes from far', () => {
    for (const proxy of ['127.0.0.1', '::1', '10.1.2.3', '172.20.0.2', '192.168.1.1', 'fd00::1'])
      expect(from(proxy, `${other}, ${one}`), proxy).toBe(from(one));
    expect(from(edge, one)).toBe(from(edge));
    expect(from('127.0.0.1')).toBe(from('127.0.0.1', 'nonsense'));
  });

  it('believes as many proxies as it is told of', () => {
    expect(from('127.0.0.1', `9.9.9.9, ${one}, ${edge}`, 2)).toBe(from(one));
    expect(from(edge, `9.9.9.9, ${one}`, 1)).toBe(from(one));
    expect(from('127.0.0.1', one, 0)).toBe(from('127.0.0.1'));
  });

  it.each([
    ...['127.255.255.255', '10.255.255.255', '172.16.0.0', '172.31.255.255', '192.168.255.255'],
    ...['::1', 'fc00::1', 'fdff::1', '::ffff:10.0.0.1'],
  ])('%s is nearby', (proxy) => expect(from(proxy, one)).toBe(from(one)));

  it.each([
    ...['126.255.255.255', '128.0.0.1', '9.255.255.255', '11.0.0.1', '172.15.255.255'],
    '172.32.0.1',
    ...['192.167.255.255', '192.169.0.1', '::2', 'fbff::1', 'fe00::1'],
  ])('%s is not', (address) => expect(from(address, one)).toBe(from(address)));

  it('believes nobody where more proxies stand before us than have written', () =>
    expect(from('127.0.0.1', one, 3)).toBe(from('127.0.0.1')));

  it.each([
    ['2001:db8::', '2001:db8:0:0:9::1'],
    ['1:2:3::4:5', '1:2:3:0:9:9:9:9'],
    ['1::4:5:6:7:8:9', '1:0:4:5:1:1:1:1'],
    ['::7', '0:0:0:0:1:2:3:4'],
  ])('%s and %s are of one household', (some, others) => expect(from(some)).toBe(from(others)));

  it.each([
    ['1:2:3:4::', '1:2:3::4'],
    ['1::4:5:6:7:8:9', '1:0:4:6::1'],
    ['1:2:3:4:5:6:7:8', '1:2:3:5:5:6:7:8'],
    ['1:23:4:5::', '12:3:4:5::'],
  ])('%s and %s are not', (some, others) => expect(from(some)).not.toBe(from(others)));

  it('takes all for one who have no address', () => {
    const nobody = readClientKey({ headers: {}, socket: {} });
    expect(nobody).toBe(from(''));
    expect(nobody).not.toBe(from(one));
  });

  it('tells visitors from each other, and no two who come from nearby and name nobody', () => {
    const visitor = (remoteAddress: string | undefined, forwarded?: string, proxies?: number) =>
      readVisitorKey(
        { headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress } },
        proxies,
      );
    expect(visitor(one)).toBe(from(one));
    expect(visitor('::ffff:127.0.0.1')).toBeUndefined();
    expect(visitor('127.0.0.1', one)).toBe(from(one));
    expect(visitor('127.0.0.1', `${one}, ${edge}`, 2)).toBe(from(one));
    expect(visitor(undefined)).toBe(from(''));
  });
});

describe('read body', () => {
  const bodyOf = (...parts: string[]) =>
    Readable.from(parts.map((part) => Buffer.from(part))) as unknown as IncomingMessage;

  it('puts the parts of a body together, up to the last byte that is allowed', async () => {
    expect(await readBody(bodyOf('ab', 'cd'), 4)).toBe('abcd');
    expect(await readBody(bodyOf(), 4)).toBe('');
  });

  it('reads no body that is larger', async () =>
    expect(await readBody(bodyOf('ab', 'cd', 'e'), 4)).toBeUndefined());

  it('reads nothing of what says itself that it is larger', async () => {
    const said = (length: string) =>
      Object.assign(bodyOf('ab'), { headers: { 'content-length': length } });
    expect(await readBody(said('5'), 4)).toBeUndefined();
    expect(await readBody(said('4'), 4)).toBe('ab');
  });

  it('waits for no more of it once it is too large', async () => {
    const body = new PassThrough();
    const read = readBytes(body as unknown as IncomingMessage, 4);
    body.write('abcde');
    expect(await read).toBeUndefined();
  });

  it('has nothing of a body that breaks off', async () => {
    const body = new PassThrough();
    const read = readBytes(body as unknown as IncomingMessage, 4);
    body.write('ab');
    body.destroy(new Error('gone'));
    expect(await read).toBeUndefined();
  });
});

it.each([
  ['nobody has sent any', undefined, 'a', []],
  ['there is one', 'a=1', 'a', ['1']],
  ['one is sent for the site and one for a path', 'a=1; b=2;a=3 ; aa=4', 'a', ['1', '3']],
  ['a value has the same sign', 'a=1=2==', 'a', ['1=2==']],
  ['a value is empty', 'a=; b', 'a', ['']],
  ['they have no name', '=1; a', '', []],
  ['they have no value', 'a; b', 'a', []],
  ['names are alike', 'share-1=a; share-2=b; other-share-3=c', /^share-/, ['a', 'b']],
])('reads all of a name where %s', (_, header, name, values) =>
  expect(readCookies(header, name)).toEqual(values),
);

it.each([
  ['/vod?x=/y#z', '/vod'],
  ['/vod#z?x', '/vod'],
  ['/caf%C3%A9', '/café'],
  ['/a%2Fb', '/a%2Fb'],
  ['/', '/'],
  ['/.well-known/a', '/.well-known/a'],
  ['/a/.', null],
  ['/a/../b', null],
  ['/a\\..\\b', null],
  ['/a..b/...', '/a..b/...'],
  ['/movie/%', null],
  ['/%2e%2e/', null],
  ['/au-cinema/.%2E/?a=1', null],
  ['/%2e', null],
  ['/..%5c', null],
  ['*', null],
  ['http://evil.com/', null],
  ['', null],
])('the path of %s is %s', (target, path) => expect(readPath(target)).toBe(path));

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
    answerMalformed(fault(code), socket, { 'x-robots-tag': 'noindex', 'x-own': 'a' });
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

  it.each([
    ['whoever asked has gone', fault('ECONNRESET'), new PassThrough()],
    ['an answer has begun', fault(), Object.assign(new PassThrough(), { bytesWritten: 1 })],
    ['nothing can be said any more', fault(), new PassThrough().end()],
  ])('is closed without a word where %s', async (_, error, socket) => {
    answerMalformed(error, socket as PassThrough);
    expect((socket as PassThrough).destroyed).toBe(true);
    expect(await saidOn(socket as PassThrough)).toBe('');
  });
});

describe('refuse request', () => {
  const isOne = (host: string | undefined, ...rawHeaders: string[]) =>
    hasValidHost({ rawHeaders, headers: { host } } as unknown as IncomingMessage);

  it.each([
    ...['films.example', 'FILMS.example:3000', 'a_b-c.1', 'films.example:1', 'films.example:65535'],
    ...['127.0.0.1:80', '[::1]', '[FE80::a]:3000', '[::ffff:127.0.0.1]'],
  ])('%s is a host', (host) => expect(isOne(host, 'Host', host)).toBe(true));

  it.each([
    ...['', 'films.example/', 'user@films.example', 'films example', 'films.example:', '[::1'],
    '::1',
    ...['films.example:123456', 'films.example:a', '[::g]', 'x[::1]', '[::1]x', '[]'],
  ])('“%s” is none', (host) => expect(isOne(host, 'Host', host)).toBe(false));

  it('one host is named, in whichever letters, or none', () => {
    const host = 'films.example';
    expect(isOne(undefined, 'Accept', 'host')).toBe(true);
    expect(isOne(host, 'Accept', '*/*', 'hOST', host)).toBe(true);
    expect(isOne(host, 'Host', host, 'host', host)).toBe(false);
    expect(isOne(host, 'Host', host, 'Hosts', host, 'Accept', 'host')).toBe(true);
    // Of another name nothing is read.
    expect(isOne('no host', 'Cookie', 'a=1', 'from', 'b')).toBe(true);
  });

  it('a request that is not served here is refused in a line, which nobody keeps', async () => {
    const { status, headers, body } = await answerOf((_, response) =>
      sendClientError(response, 405, 'Method Not Allowed', 'GET, HEAD'),
    );
    expect([status, body]).toEqual([405, 'Method Not Allowed\n']);
    expect(headers).toMatchObject({
      allow: 'GET, HEAD',
      'content-type': 'text/plain; charset=utf-8',
      'content-length': '19',
      'cache-control': 'private, no-store',
    });
  });
});
