import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, it, vi } from 'vitest';
import {
  createPreviewHandler,
  markPreviewResponse,
} from '@/lib/server/preview-login/preview-handler';
import {
  createShareToken,
  previewKeysOf,
  sharePath,
} from '@/lib/server/preview-login/signed-tokens';
import { responseOf } from '../response-of';
import { openPreview } from './open-preview';

const password = 'mot-de-passe-long';
const form = (fields: Record<string, string>) => ({
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: new URLSearchParams(fields).toString(),
});
const cookieOf = ({ headers }: { headers: { 'set-cookie'?: string[] } }) =>
  headers['set-cookie']?.[0]?.split(';')[0] ?? '';

const open = openPreview();
const locked = openPreview({ password });

it('every response of a preview tells search engines not to index it: pages, files, redirects, refusals', async () => {
  const paths = ['/', '/media/a.jpg', '/api/films', '/gone', '/healthz', '/preview'];
  for (const { ask } of [open, locked])
    for (const asked of [{}, { method: 'HEAD' }, { method: 'OPTIONS' }, { method: 'PUT' }])
      for (const path of [...paths, '/_preview/open'])
        expect((await ask(path, asked)).headers['x-robots-tag'], path).toMatch(/^noindex/);
});

it('every response of a preview must not be cached if the preview has a password', async () => {
  const cookie = cookieOf(await locked.ask('/_preview/open', form({ password })));
  for (const headers of [{ cookie }, {}] as Record<string, string>[])
    for (const path of ['/', '/media/a.jpg', '/preview'])
      expect((await locked.ask(path, { headers })).headers['cache-control']).toBe(
        'private, no-store',
      );
  expect((await open.ask('/media/a.jpg')).headers['cache-control']).toBe('public, max-age=60');
});

it('a preview with a password shows nothing without a login, for any path and method', async () => {
  const { ask, passed } = openPreview({ password });
  const paths = [
    ...['/', '//', '/movie/nerven', '/media/a.mp4', '/preview', '/preview/state.json?path=/'],
    ...['/robots.txt/', '/robots.txt?a'],
    ...['/healthz/', '/healthz?x', '/%68ealthz', '/readyz/../movie/nerven', '//healthz'],
    ...['/_preview/open', '/_preview/open/../../movie', '/_next/static/a.js'],
    ...['http://x/movie/nerven', '*'],
    ...['/_preview/share', '/_preview/share?t=a.b', '/preview/marks.css', '/de/preview'],
  ];
  const asking: { method: string; headers?: Record<string, string> }[] = [
    ...['GET', 'HEAD', 'OPTIONS', 'DELETE', 'TRACE'].map((method) => ({ method })),
    { method: 'GET', headers: { upgrade: 'websocket', connection: 'upgrade' } },
    { method: 'GET', headers: { rsc: '1' } },
  ];
  for (const path of paths)
    for (const asked of asking) {
      const { status, body } = await ask(path, asked);
      expect([401, 403], `${asked.method} ${path}`).toContain(status);
      expect(body).not.toMatch(/nerven\W.*(?:video|img)|maison|Nerven/s);
    }
  expect(passed).toEqual([]);
});

it('a preview with a password answers health checks and robots.txt without a login', async () => {
  const { ask } = openPreview({ password });
  for (const path of ['/healthz', '/readyz', '/robots.txt'])
    expect((await ask(path)).status).toBe(200);
});

it('a preview with a password opens with the session of a login, and with no other', async () => {
  const { ask } = openPreview({ password });
  const answer = await ask('/_preview/open', form({ password, to: '/de/vod?a=1' }));
  expect([answer.status, answer.headers.location]).toEqual([303, '/de/vod?a=1']);
  const cookie = cookieOf(answer);
  expect((await ask('/movie/nerven', { headers: { cookie } })).status).toBe(200);
  expect((await ask('/', { headers: { cookie: `${cookie}x` } })).status).toBe(401);
  // Another password or secret invalidates all sessions.
  for (const settings of [{ password: `${password}!` }, { password, secret: 's'.repeat(32) }])
    expect((await openPreview(settings).ask('/', { headers: { cookie } })).status).toBe(401);
  expect((await openPreview({ password }).ask('/', { headers: { cookie } })).status).toBe(200);
});

const settings = { password, secret: 's'.repeat(32), address: undefined };
const key = previewKeysOf(settings)?.share ?? Buffer.alloc(0);
const day = 24 * 3_600_000;
const tokenOf = (path = '/movie/nerven', until = Date.now() + day) =>
  createShareToken({ path, until }, key);
/** The preview as a visitor sees it who has opened a shared link. */
async function openLink(token = tokenOf()) {
  const preview = openPreview(settings);
  const opened = await preview.ask(`${sharePath}?t=${token}`);
  const cookie = cookieOf(opened);
  const ask = (path: string, method = 'GET') =>
    preview.ask(path, { method, headers: { cookie, accept: 'text/html' } });
  return { opened, ask };
}

it('a shared link opens its page in both languages with its files, without the password', async () => {
  const { opened, ask } = await openLink();
  expect([opened.status, opened.headers.location]).toEqual([303, '/movie/nerven']);
  for (const path of ['/movie/nerven', '/de/movie/nerven'])
    expect((await ask(path)).body).toContain(`<p>${path}</p>`);
  for (const path of [
    ...['/media/nerven/film.m3u8', '/media/nerven/720/part1.ts', '/media/still.jpg'],
    ...['/poster/nerven.svg', '/player/icons.svg', '/favicon.ico'],
    ...['/_next/static/chunks/a-b.1~2.js', '/_i18n/x/fr/messages.json'],
  ])
    expect((await ask(path)).status, path).toBe(200);
  expect((await ask('/movie/nerven', 'HEAD')).status).toBe(200);
  expect((await ask('/vod')).status).toBe(401);
});

it('a shared link reports its last day in the state of its page, and answers 410 after its expiry', async () => {
  const { ask } = await openLink(tokenOf('/movie/nerven', Date.parse('2098-12-01T23:00:00Z')));
  const state = await ask('/preview/state.json?path=/movie/nerven');
  expect(JSON.parse(state.body)).toEqual({ until: '2098-12-01' });
  for (const path of ['/preview/state.json', '/preview/state.json?path=/movie/other'])
    expect((await ask(path)).status).toBe(401);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2098-12-02T00:00:00Z') });
  expect((await ask('/movie/nerven')).status).toBe(410);
});

it('an error in the site behind a preview closes the connection and reveals nothing', async () => {
  const settings = { password: undefined, secret: undefined, address: undefined };
  for (const front of [
    (_: IncomingMessage, response: ServerResponse) => {
      response.setHeader('x-own', 'a');
      throw new Error('broken');
    },
    () => Promise.reject(new Error('broken')),
  ]) {
    const preview = { timeZone: 'Europe/Zurich' };
    const handler = createPreviewHandler({
      requestHandler: front,
      settings,
      preview,
      isSecure: false,
    });
    await expect(responseOf(handler)).rejects.toThrow('socket hang up');
  }
});

type Write = (response: ServerResponse) => unknown;
async function headOf(write: Write, isLocked = true) {
  const { status, headers } = await responseOf((_, response) => {
    markPreviewResponse(response, isLocked);
    write(response);
  });
  return { status, ...headers };
}
const policy = "frame-src 'none'; frame-ancestors 'none'";
const given = { 'cache-control': 'public', 'content-security-policy': policy, 'x-a': '1' };

it.each<[string, Write]>([
  ['a list', (response) => response.writeHead(404, Object.entries(given).flat()).end()],
  ['an object', (response) => response.writeHead(404, given).end()],
  [
    'single headers',
    (response) => {
      for (const [name, value] of Object.entries(given)) response.setHeader(name, value);
      response.statusCode = 404;
      response.end('a');
    },
  ],
  [
    'a reason and an object that replaces a single header',
    (response) => {
      response.setHeader('x-a', '2');
      response.writeHead(404, 'Gone', { ...given, 'x-none': undefined }).end();
    },
  ],
])('markPreviewResponse marks a response whose headers are written as %s', async (_, write) =>
  expect(await headOf(write)).toMatchObject({
    status: 404,
    'x-a': '1',
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex, nofollow, noarchive',
    'content-security-policy': "frame-src 'self'; frame-ancestors 'self'",
  }),
);

it('markPreviewResponse keeps all cookies, and keeps the cache rules if there is no password', async () => {
  const { 'set-cookie': cookies, ...head } = await headOf((response) => {
    response.writeHead(200, { 'set-cookie': ['a=1', 'b=2'], 'cache-control': 'public' }).end();
  }, false);
  expect([cookies, head['cache-control']]).toEqual([['a=1', 'b=2'], 'public']);
  expect(head).not.toHaveProperty('content-security-policy');
});
