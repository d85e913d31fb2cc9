import type { IncomingMessage } from 'node:http';
import { PassThrough, Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { hasValidHost } from '@/lib/server/requests/bad-request';
import { readClientKey, readVisitorKey } from '@/lib/server/requests/client-key';
import { readBody, readBytes, readCookies, readPath } from '@/lib/server/requests/read-request';

describe('readClientKey', () => {
  const from = (remoteAddress: string, forwarded?: string, proxies?: number) =>
    readClientKey(
      { headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress } },
      proxies,
    );
  const [one, other, edge] = ['203.0.113.7', '203.0.113.8', '198.51.100.1'];

  it('distinguishes addresses without containing them', () => {
    expect(from(one)).toBe(from(one));
    expect(from(one)).not.toBe(from(other));
    expect(from(one)).toMatch(/^[\w-]{16}$/);
    expect(from(`::ffff:${one}`)).toBe(from(one));
  });

  it('is the same for a household (IPv6 /64)', () => {
    expect(from('2001:db8:1:2::7')).toBe(from('2001:db8:1:2:aaaa::9'));
    expect(from('2001:db8:1:2::7')).not.toBe(from('2001:db8:1:3::7'));
    expect(from('2001:db8::7')).toBe(from('2001:db8:0:0:1:2:3:4'));
  });

  it('trusts X-Forwarded-For of a private address only', () => {
    for (const proxy of ['127.0.0.1', '::1', '10.1.2.3', '172.20.0.2', '192.168.1.1', 'fd00::1'])
      expect(from(proxy, `${other}, ${one}`), proxy).toBe(from(one));
    expect(from(edge, one)).toBe(from(edge));
    expect(from('127.0.0.1')).toBe(from('127.0.0.1', 'nonsense'));
  });

  it('trusts the configured number of proxies', () => {
    expect(from('127.0.0.1', `9.9.9.9, ${one}, ${edge}`, 2)).toBe(from(one));
    expect(from(edge, `9.9.9.9, ${one}`, 1)).toBe(from(one));
    expect(from('127.0.0.1', one, 0)).toBe(from('127.0.0.1'));
  });

  it.each([
    ...['127.255.255.255', '10.255.255.255', '172.16.0.0', '172.31.255.255', '192.168.255.255'],
    ...['::1', 'fc00::1', 'fdff::1', '::ffff:10.0.0.1'],
  ])('%s is a private address', (proxy) => expect(from(proxy, one)).toBe(from(one)));

  it.each([
    ...['126.255.255.255', '128.0.0.1', '9.255.255.255', '11.0.0.1', '172.15.255.255'],
    '172.32.0.1',
    ...['192.167.255.255', '192.169.0.1', '::2', 'fbff::1', 'fe00::1'],
  ])('%s is a public address', (address) => expect(from(address, one)).toBe(from(address)));

  it('ignores X-Forwarded-For with fewer entries than proxies', () =>
    expect(from('127.0.0.1', one, 3)).toBe(from('127.0.0.1')));

  it.each([
    ['2001:db8::', '2001:db8:0:0:9::1'],
    ['1:2:3::4:5', '1:2:3:0:9:9:9:9'],
    ['1::4:5:6:7:8:9', '1:0:4:5:1:1:1:1'],
    ['::7', '0:0:0:0:1:2:3:4'],
  ])('%s and %s are one household', (some, others) => expect(from(some)).toBe(from(others)));

  it.each([
    ['1:2:3:4::', '1:2:3::4'],
    ['1::4:5:6:7:8:9', '1:0:4:6::1'],
    ['1:2:3:4:5:6:7:8', '1:2:3:5:5:6:7:8'],
    ['1:23:4:5::', '12:3:4:5::'],
  ])('%s and %s are two households', (some, others) => expect(from(some)).not.toBe(from(others)));

  it('readVisitorKey is undefined for a private address without X-Forwarded-For', () => {
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

describe('readBody', () => {
  const bodyOf = (...parts: string[]) =>
    Readable.from(parts.map((part) => Buffer.from(part))) as unknown as IncomingMessage;

  it('joins the parts of a body, up to the limit', async () => {
    expect(await readBody(bodyOf('ab', 'cd'), 4)).toBe('abcd');
    expect(await readBody(bodyOf(), 4)).toBe('');
  });

  it('reads no larger body', async () =>
    expect(await readBody(bodyOf('ab', 'cd', 'e'), 4)).toBeUndefined());

  it('reads nothing if the content length exceeds the limit', async () => {
    const announcing = (length: string) =>
      Object.assign(bodyOf('ab'), { headers: { 'content-length': length } });
    expect(await readBody(announcing('5'), 4)).toBeUndefined();
    expect(await readBody(announcing('4'), 4)).toBe('ab');
  });

  it('does not wait for the rest of a body that is too large', async () => {
    const body = new PassThrough();
    const read = readBytes(body as unknown as IncomingMessage, 4);
    body.write('abcde');
    expect(await read).toBeUndefined();
  });

  it('returns nothing for a body that breaks off', async () => {
    const body = new PassThrough();
    const read = readBytes(body as unknown as IncomingMessage, 4);
    body.write('ab');
    body.destroy(new Error('gone'));
    expect(await read).toBeUndefined();
  });
});

it.each([
  ['there is none', undefined, 'a', []],
  ['there is one', 'a=1', 'a', ['1']],
  ['one is sent for the site and one for a path', 'a=1; b=2;a=3 ; aa=4', 'a', ['1', '3']],
  ['a value contains “=”', 'a=1=2==', 'a', ['1=2==']],
  ['a value is empty', 'a=; b', 'a', ['']],
  ['the name is empty', '=1; a', '', []],
  ['there is no value', 'a; b', 'a', []],
  ['the name is a pattern', 'share-1=a; share-2=b; other-share-3=c', /^share-/, ['a', 'b']],
])('readCookies: %s', (_, header, name, values) =>
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
])('readPath of %s is %s', (target, path) => expect(readPath(target)).toBe(path));
const isValid = (host: string | undefined, ...rawHeaders: string[]) =>
  hasValidHost({ rawHeaders, headers: { host } } as unknown as IncomingMessage);

it.each([
  ...['films.example', 'FILMS.example:3000', 'a_b-c.1', 'films.example:1', 'films.example:65535'],
  ...['127.0.0.1:80', '[::1]', '[FE80::a]:3000', '[::ffff:127.0.0.1]'],
])('hasValidHost accepts %s', (host) => expect(isValid(host, 'Host', host)).toBe(true));

it.each([
  ...['', 'films.example/', 'user@films.example', 'films example', 'films.example:', '[::1'],
  '::1',
  ...['films.example:123456', 'films.example:a', '[::g]', 'x[::1]', '[::1]x', '[]'],
])('hasValidHost refuses “%s”', (host) => expect(isValid(host, 'Host', host)).toBe(false));

it('hasValidHost accepts one Host header, in any case, or none', () => {
  const host = 'films.example';
  expect(isValid(undefined, 'Accept', 'host')).toBe(true);
  expect(isValid(host, 'Accept', '*/*', 'hOST', host)).toBe(true);
  expect(isValid(host, 'Host', host, 'host', host)).toBe(false);
  expect(isValid(host, 'Host', host, 'Hosts', host, 'Accept', 'host')).toBe(true);
  // Values of other headers are no host.
  expect(isValid('no host', 'Cookie', 'a=1', 'from', 'b')).toBe(true);
});
