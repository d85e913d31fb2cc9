import type { ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { isHttps } from '@/lib/server/preview/login';
import { markPreviewResponse } from '@/lib/server/preview/preview-handler';
import { filesOfPage } from '@/lib/server/preview/shared-visits';
import { answerOf } from '../answer-of';

describe('is https', () => {
  const is = (
    headers: Record<string, string>,
    known: Partial<Parameters<typeof isHttps>[1]> = {},
  ) => isHttps({ headers } as never, { address: undefined, isSecure: true, ...known });
  const said = (proto: string) => ({ 'x-forwarded-proto': proto });

  it('is told by the preview’s own address before all else', () => {
    expect(is(said('http'), { address: 'https://preview.example', isSecure: false })).toBe(true);
    expect(is(said('https'), { address: 'http://preview.example' })).toBe(false);
  });

  it('is told by the proxy nearest to the browser', () => {
    expect(is(said('https'), { isSecure: false })).toBe(true);
    expect(is(said(' https , http'), { isSecure: false })).toBe(true);
    expect(is(said('http, https'))).toBe(false);
  });

  it('is as for the public site where nobody says it', () => {
    expect(is({ host: 'preview.example' })).toBe(true);
    expect(is({ host: 'preview.example' }, { isSecure: false })).toBe(false);
    expect(is({})).toBe(true);
  });

  it.each([
    ...['localhost', 'localhost:3000', '127.0.0.1', '127.10.20.30:80', '[::1]', '[::1]:3000'],
  ])('%s is a trial on this machine', (host) => expect(is({ host })).toBe(false));

  it.each([
    ...['localhost.example', 'my-localhost', '127.0.0.1.example', 'a127.0.0.1', '127.0.0', '::1'],
    ...['localhost:', 'localhost:a', '[::1]x', '127.a.0.1', '127x0.0.1', '127.0x0.1', '127.0.0x1'],
  ])('%s is none', (host) => expect(is({ host })).toBe(true));
});

describe('mark answer', () => {
  /** The head of an answer that is written in this way. */
  async function headOf(write: (response: ServerResponse) => unknown, isLocked = true) {
    const { status, headers } = await answerOf((_, response) => {
      markPreviewResponse(response, isLocked);
      write(response);
    });
    return { status, ...headers };
  }
  const policy = "frame-src 'none'; frame-ancestors 'none'";
  const ways: [string, (response: ServerResponse) => unknown][] = [
    [
      'names with their values after each other',
      (response) =>
        response
          .writeHead(404, [
            'cache-control',
            'public',
            'content-security-policy',
            policy,
            'x-a',
            '1',
          ])
          .end(),
    ],
    [
      'an object',
      (response) =>
        response
          .writeHead(404, {
            'Cache-Control': 'public',
            'Content-Security-Policy': policy,
            'x-a': 1,
          })
          .end(),
    ],
    [
      'one after the other',
      (response) => {
        response.setHeader('cache-control', 'public');
        response.setHeader('content-security-policy', policy);
        response.setHeader('x-a', '1');
        response.statusCode = 404;
        response.end('a');
      },
    ],
    [
      'a reason and an object, over what was said before',
      (response) => {
        response.setHeader('x-a', '2');
        response.writeHead(404, 'Gone', {
          ...{ 'cache-control': 'public', 'content-security-policy': policy, 'x-a': '1' },
          'x-none': undefined,
        });
        response.end();
      },
    ],
  ];

  it.each(ways)('every answer is marked, its head written as %s', async (_, write) =>
    expect(await headOf(write)).toMatchObject({
      ...{ status: 404, 'x-a': '1', 'cache-control': 'private, no-store' },
      'x-robots-tag': 'noindex, nofollow, noarchive',
      'content-security-policy': "frame-src 'self'; frame-ancestors 'self'",
    }),
  );

  it('cookies are as many as were set, and without a password caches keep what they may', async () => {
    const { 'set-cookie': cookies, ...head } = await headOf((response) => {
      response.writeHead(200, { 'set-cookie': ['a=1', 'b=2'], 'cache-control': 'public' }).end();
    }, false);
    expect([cookies, head['cache-control']]).toEqual([['a=1', 'b=2'], 'public']);
    expect(head).not.toHaveProperty('content-security-policy');
  });
});

const has = filesOfPage(
  [
    '<img src="/media/a/still.jpg?w=2#x"><img src=\'/poster/a.svg\'>',
    '<script>{"og":"/og/a.png\\","film":"/media/film/hd.m3u8"}</script>',
    '<i style="background:url(/media/b/bg.avif)">, /media/c/one.vtt, /media/d/two.vttx</i>',
    '<a href="/media/é/été.jpg"></a><a href="/media/%C3%A9/x%20y.jpg"></a>&quot;/media/q/a.pdf&quot;',
    '<track src="/media/list.vtt"> /movie/other /media/ <b>/media/e/tag.jpg<i>',
  ].join(''),
);

it.each([
  ...['/media/a/still.jpg', '/poster/a.svg', '/og/a.png', '/media/b/bg.avif', '/media/c/one.vtt'],
  ...['/media/film/hd.m3u8', '/media/%C3%A9/%C3%A9t%C3%A9.jpg', '/media/%C3%A9/x%20y.jpg'],
  ...['/media/q/a.pdf', '/media/list.vtt', '/media/e/tag.jpg'],
  // What a playlist and a list of pictures name beside themselves.
  ...['/media/film/720/part1.ts', '/media/c/sheet.jpg'],
])('%s belongs to the page', (path) => expect(has(path)).toBe(true));

it.each([
  ...['/media/a/other.jpg', '/poster/b.svg', '/movie/other', '/media/d/other.jpg', '/media/other'],
  ...['/media/a/still.jpg?w=2', '/media/é/été.jpg', '/x/media/film/a.ts', '/media/film'],
  // Ways out of a folder.
  ...['/media/film/../a/other.jpg', '/media/film/%2e%2e/a', '/media/film/..%2Fa', '/media/film//a'],
  ...['/media/film/a%5cb', '/media/film/a\\b', '/media/film/.hidden', '/media/film/\\/a'],
])('%s does not', (path) => expect(has(path)).toBe(false));
