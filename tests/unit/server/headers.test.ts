import type { ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { weighEncodings } from '@/lib/server/body-cache/cached-body';
import { answerCacheControl, pageCacheControl } from '@/lib/server/headers/caching';
import { contentType } from '@/lib/server/headers/content-type';
import { markAsPage, setSecurityHeaders } from '@/lib/server/headers/security-headers';
import { responseOf } from './response-of';

it.each([
  [undefined, 60],
  [60_999, 60],
  [60_000, 60],
  [59_999, 59],
  [1_000, 1],
  [999, 0],
  [0, 0],
  [-5_000, 0],
])('with %s ms until the next change a cache may store a response for %i s', (left, seconds) => {
  expect(pageCacheControl(left)).toBe(
    `public, max-age=0, s-maxage=${seconds}, stale-if-error=86400`,
  );
  expect(answerCacheControl(left)).toBe(`public, max-age=${seconds}`);
});

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0.5, gzip;q=1.0', 'gzip'],
  ['br;q=0, gzip;q=0', 'identity'],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['GZIP ; q=0.2', 'gzip'],
  ['gzip;q=0.5, br;q=0.5', 'br'],
  ['br;level=5;q=0.4, gzip;q=0.3', 'br'],
  ['br ;  q=0 ,gzip', 'gzip'],
  ['br;q=x, gzip;q=0.1', 'gzip'],
  ['br;q=x', 'identity'],
  [',', 'identity'],
  ['', 'identity'],
])('chooses for Accept-Encoding “%s” the encoding %s', (accept, encoding) =>
  expect(weighEncodings(accept, false)).toBe(encoding),
);

it('chooses zstd if it is named and supported, after brotli', () => {
  expect(weighEncodings('gzip, zstd', true)).toBe('zstd');
  expect(weighEncodings('gzip, br, zstd', true)).toBe('br');
  expect(weighEncodings('gzip, *', true)).toBe('br');
  expect(weighEncodings('br;q=0, *', true)).toBe('gzip');
  expect(weighEncodings('zstd', false)).toBe('identity');
});

it.each([
  ['/chunks/a.b.js', 'application/javascript; charset=utf-8'],
  ['/media/a.fr.vtt', 'text/vtt; charset=utf-8'],
  ['/media/a.m3u8', 'application/vnd.apple.mpegurl'],
  ['/media/a.ts', 'video/mp2t'],
  ['/media/a.mp4', 'video/mp4'],
  ['/media/a.JPG', 'image/jpeg'],
  ['/icon.svg', 'image/svg+xml'],
])('the content type of %s is %s', (path, type) => expect(contentType(path)).toBe(type));

it.each(['/media/a', '/media/a.exe', '/media/.js', '/a.js/b'])(
  'the content type of %s is unknown, so bytes',
  (path) => expect(contentType(path)).toBe('application/octet-stream'),
);

describe('setSecurityHeaders', () => {
  type Write = (response: ServerResponse) => unknown;
  const sent = async (write: Write, path = '/', isSecure = true) => {
    const answer = await responseOf(
      (request, response) => {
        setSecurityHeaders(request, response, isSecure);
        write(response);
      },
      { path },
    );
    return answer.headers;
  };
  const ways: Record<string, Write> = {
    'writeHead with an object': (response) => response.writeHead(404, { 'x-own': 'a' }).end('x'),
    'writeHead with a reason and an object': (response) =>
      response.writeHead(404, 'Gone', { 'x-own': 'a' }).end(),
    'writeHead with a list': (response) => response.writeHead(404, ['x-own', 'a']).end('x'),
    setHeader: (response) => response.setHeader('x-own', 'a').end('x'),
    'setHeader before a redirect': (response) =>
      response.setHeader('x-own', 'a').writeHead(302).end(),
  };

  it.each(Object.entries(ways))('adds the headers to a response written by %s', async (_, write) =>
    expect(await sent(write)).toMatchObject({
      'x-own': 'a',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': 'max-age=63072000',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    }),
  );

  it('adds no HSTS if the public address is not https', async () => {
    const headers = await sent((response) => response.end(), '/', false);
    expect(headers).not.toHaveProperty('strict-transport-security');
  });

  it('adds the page’s own policy, also to a 304', async () => {
    const { headers } = await responseOf((request, response) => {
      setSecurityHeaders(request, response, false);
      markAsPage(response, { headers: { 'content-security-policy': "script-src 'self'" } });
      response.writeHead(304).end();
    });
    expect(headers['content-security-policy']).toBe("script-src 'self'");
  });

  it.each<[string, Write]>([
    ['an object', (response) => response.writeHead(200, { 'referrer-policy': 'unsafe-url' })],
    [
      'an object with a reason',
      (response) => response.writeHead(200, 'Fine', { 'referrer-policy': 'unsafe-url' }),
    ],
    ['setHeader', (response) => response.setHeader('referrer-policy', 'unsafe-url')],
  ])('cannot be overridden by %s', async (_, write) => {
    const headers = await sent((response) => {
      write(response);
      response.end();
    });
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  });
});
