import type { IncomingMessage, ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { answerCacheControl, pageCacheControl } from '@/lib/server/headers/cache-control';
import { weighEncodings } from '@/lib/server/headers/choose-encoding';
import { contentType } from '@/lib/server/headers/content-type';
import { guardAnswer, showPage } from '@/lib/server/headers/guard-answer';
import { joinVary } from '@/lib/server/headers/join-vary';
import {
  createRequestId,
  giveRequestId,
  readRequestId,
  requestIdHeader,
} from '@/lib/server/headers/request-id';
import { answerOf } from '../answer-of';

it.each([
  [undefined, 60],
  [60_999, 60],
  [60_000, 60],
  [59_999, 59],
  [1_000, 1],
  [999, 0],
  [0, 0],
  [-5_000, 0],
])('with %s ms until something changes, an answer is held for %i s', (left, seconds) => {
  expect(pageCacheControl(left)).toBe(
    `public, max-age=0, s-maxage=${seconds}, stale-if-error=86400`,
  );
  expect(answerCacheControl(left)).toBe(`public, max-age=${seconds}`);
});

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0.5, gzip;q=1.0', 'gzip'],
  ['br;q=0, gzip;q=0', 'identity'],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['GZIP ; q=0.2', 'gzip'],
  ['gzip;q=0.5, br;q=0.5', 'br'],
  ['br;q=0.4, gzip;q=0.9', 'gzip'],
  ['br;level=5;q=0.4, gzip;q=0.3', 'br'],
  ['br ;  q=0 ,gzip', 'gzip'],
  ['br;q=x, gzip;q=0.1', 'gzip'],
  ['br;q=x', 'identity'],
  [',', 'identity'],
  ['identity', 'identity'],
  ['', 'identity'],
])('answers Accept-Encoding “%s” with %s', (accept, encoding) => {
  expect(weighEncodings(accept, false)).toBe(encoding);
});

it('takes zstd where Node has it and it is named, after brotli', () => {
  expect(weighEncodings('gzip, zstd', true)).toBe('zstd');
  expect(weighEncodings('gzip, br, zstd', true)).toBe('br');
  expect(weighEncodings('gzip, *', true)).toBe('br');
  expect(weighEncodings('br;q=0, *', true)).toBe('gzip');
  expect(weighEncodings('zstd', false)).toBe('identity');
});

it('takes what weighs most among three', () => {
  expect(weighEncodings('br;q=0.5, zstd;q=0.9, gzip;q=0.6', true)).toBe('zstd');
  expect(weighEncodings('br;q=0, zstd;q=0.1', true)).toBe('zstd');
  expect(weighEncodings('zstd;q=0', true)).toBe('identity');
});

it.each([
  ['/chunks/a.b.js', 'application/javascript; charset=utf-8'],
  ['/media/a.fr.vtt', 'text/vtt; charset=utf-8'],
  ['/media/a.m3u8', 'application/vnd.apple.mpegurl'],
  ['/media/a.ts', 'video/mp2t'],
  ['/media/a.mp4', 'video/mp4'],
  ['/media/a.JPG', 'image/jpeg'],
  ['/icon.svg', 'image/svg+xml'],
])('serves %s as %s', (path, type) => expect(contentType(path)).toBe(type));

it.each(['/media/a', '/media/a.exe', '/media/.js', '/a.js/b'])(
  '%s is bytes, which no browser runs or shows',
  (path) => expect(contentType(path)).toBe('application/octet-stream'),
);

it.each([
  [undefined, 'Accept-Encoding', 'Accept-Encoding'],
  ['', 'Accept-Encoding', 'Accept-Encoding'],
  ['rsc', 'Accept-Encoding', 'rsc, Accept-Encoding'],
  ['rsc , rsc,, Next-Url', ' rsc', 'rsc, Next-Url'],
  ['accept-encoding, rsc', 'Accept-Encoding', 'Accept-Encoding, rsc'],
  [['rsc', 'Next-Url'], 'Cookie', 'rsc, Next-Url, Cookie'],
])('%o and %s are %s', (some, others, joined) => {
  expect(joinVary(some, others)).toBe(joined);
  // From memory by now.
  expect(joinVary(some, others)).toBe(joined);
});

describe('request id', () => {
  const ours = /^[\da-f]{16}-[\da-z]+$/;
  function nameOf(given?: string | string[]): string | undefined {
    const response = {} as ServerResponse;
    giveRequestId({ headers: { 'x-request-id': given } } as unknown as IncomingMessage, response);
    return readRequestId(response);
  }

  it('is another for each request, counted up by one process', () => {
    const names = Array.from({ length: 40 }, createRequestId);
    expect(new Set(names).size).toBe(40);
    for (const name of names) expect(name).toMatch(ours);
    const [first = '', second = ''] = names.map((name) => name.split('-')[1]);
    expect(Number.parseInt(second, 36) - Number.parseInt(first, 36)).toBe(1);
    expect(requestIdHeader).toBe('X-Request-Id');
  });

  it.each(['abcd1234', 'a.b_c-d.1', 'x'.repeat(64)])('is %s where a proxy calls it so', (given) =>
    expect(nameOf(given)).toBe(given),
  );

  it.each([
    undefined,
    'short12',
    'x'.repeat(65),
    'with a blank',
    '<b>abcdefgh',
    'abcdefgh</b>',
    ['abcd1234', 'efgh5678'],
  ])('is ours where a proxy calls it %o', (given) => expect(nameOf(given)).toMatch(ours));
});

describe('guard answer', () => {
  type Write = (response: ServerResponse) => unknown;
  const sent = async (write: Write, path = '/', isSecure = true) => {
    const answer = await answerOf(
      (request, response) => {
        guardAnswer(request, response, isSecure);
        write(response);
      },
      { path },
    );
    return answer.headers;
  };
  const ways: Record<string, Write> = {
    'by a head with headers': (response) => response.writeHead(404, { 'x-own': 'a' }).end('x'),
    'by a head with a reason': (response) =>
      response.writeHead(404, 'Gone', { 'x-own': 'a' }).end(),
    'by name after name': (response) => response.writeHead(404, ['x-own', 'a']).end('x'),
    'by headers one by one': (response) => response.setHeader('x-own', 'a').end('x'),
    'by a redirect without a body': (response) =>
      response.setHeader('x-own', 'a').writeHead(302).end(),
  };

  it.each(Object.entries(ways))('an answer written %s has its guards', async (_, write) => {
    expect(await sent(write)).toMatchObject({
      'x-own': 'a',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': 'max-age=63072000',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    });
  });

  it('https is not insisted upon where the site is not at https', async () => {
    const headers = await sent((response) => response.end(), '/', false);
    expect(headers).not.toHaveProperty('strict-transport-security');
  });

  it.each(['/media/a/still.svg', '/og/a.png', '/poster/a.svg', '/icon.svg?x'])(
    '%s may be shown by others, and runs nothing',
    async (path) => {
      const headers = await sent((response) => response.end(), path);
      expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
      expect(headers['content-security-policy']).toMatch(/^default-src 'none';.*; sandbox$/);
    },
  );

  it('a page has its own policy, also where it is not sent again', async () => {
    const { headers } = await answerOf((request, response) => {
      guardAnswer(request, response, false);
      showPage(response, { headers: { 'content-security-policy': "script-src 'self'" } });
      response.writeHead(304).end();
    });
    expect(headers['content-security-policy']).toBe("script-src 'self'");
  });

  it.each<[string, Write]>([
    ['by an object', (response) => response.writeHead(200, { 'referrer-policy': 'unsafe-url' })],
    [
      'by an object with a reason',
      (response) => response.writeHead(200, 'Fine', { 'referrer-policy': 'unsafe-url' }),
    ],
    ['one by one', (response) => response.setHeader('referrer-policy', 'unsafe-url')],
  ])('no answer loosens its guards by what it says %s', async (_, write) => {
    const headers = await sent((response) => {
      write(response);
      response.end();
    });
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  });
});
