import type { IncomingMessage, ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { createPreviewHandler } from '@/lib/server/preview/preview-handler';
import { createShareToken, shareCookie } from '@/lib/server/preview/signed-tokens';
import { answerOf } from '../answer-of';
import { openPreview } from './open-preview';

const password = 'mot-de-passe-long';

describe('preview front', () => {
  const form = (fields: Record<string, string>) => ({
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  });
  const cookieOf = ({ headers }: { headers: { 'set-cookie'?: string[] } }) =>
    headers['set-cookie']?.[0]?.split(';')[0] ?? '';
  const asPage = { accept: 'text/html' };

  describe('every answer of a preview', () => {
    const open = openPreview();
    const locked = openPreview({ password });

    it('tells search engines to leave it out: pages, files, what sends elsewhere, refusals', async () => {
      for (const { ask } of [open, locked])
        for (const asked of [{}, { method: 'HEAD' }, { method: 'OPTIONS' }, { method: 'PUT' }])
          for (const path of [
            ...['/', '/media/a.jpg', '/api/films', '/gone', '/healthz', '/preview'],
            '/_preview/open',
          ])
            expect((await ask(path, asked)).headers['x-robots-tag'], path).toMatch(/^noindex/);
    });

    it('is kept by no cache behind a password, whatever the site says', async () => {
      const { headers } = await locked.ask('/_preview/open', form({ password }));
      const cookie = String(headers['set-cookie']).split(';')[0] ?? '';
      for (const path of ['/', '/media/a.jpg', '/preview'])
        expect((await locked.ask(path, { headers: { cookie } })).headers['cache-control']).toBe(
          'private, no-store',
        );
      expect((await locked.ask('/')).headers['cache-control']).toBe('private, no-store');
      expect((await open.ask('/media/a.jpg')).headers['cache-control']).toBe('public, max-age=60');
    });
  });

  describe('a preview with a password', () => {
    it('shows nothing before it, in whatever way it is asked', async () => {
      const { ask, passed } = openPreview({ password });
      const ways = [
        ...['/', '//', '/movie/nerven', '/media/a.mp4', '/preview', '/preview/state.json?path=/'],
        '/robots.txt/',
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
      for (const path of ways)
        for (const asked of asking) {
          const { status, body } = await ask(path, asked);
          expect([401, 403], `${asked.method} ${path}`).toContain(status);
          expect(body).not.toMatch(/nerven\W.*(?:video|img)|maison|Nerven/s);
        }
      expect(passed).toEqual([]);
    });

    it('asks for it in both languages, and says a line to what cannot show a page', async () => {
      const { ask } = openPreview({ password });
      const { status, headers, body } = await ask('/de/movie/nerven?a="<b>', { headers: asPage });
      expect(status).toBe(401);
      expect(headers['www-authenticate']).toBe('Cookie realm="preview"');
      expect(headers['content-security-policy']).toMatch(/default-src 'none'.*style-src 'sha256-/);
      expect(body).toMatch(/Aperçu protégé.*Geschützte Vorschau/s);
      expect(body).not.toContain('<b>');
      const picture = await ask('/media/a.jpg', { headers: { 'sec-fetch-dest': 'image' } });
      expect([picture.status, picture.body]).toEqual([401, 'Unauthorized\n']);
    });

    it('opens with it, and leads where somebody wanted to go', async () => {
      const { ask } = openPreview({ password });
      const answer = await ask(
        '/_preview/open',
        form({ password: ` ${password} `, to: '/de/vod?a=1' }),
      );
      expect([answer.status, answer.headers.location]).toEqual([303, '/de/vod?a=1']);
      expect(answer.headers['set-cookie']?.[0]).toMatch(/; HttpOnly; SameSite=Lax$/);
      const cookie = cookieOf(answer);
      expect((await ask('/movie/nerven', { headers: { cookie } })).status).toBe(200);
      expect((await ask('/', { headers: { cookie: `${cookie}x` } })).status).toBe(401);
    });

    it('logs everybody out once the password is another', async () => {
      const cookie = cookieOf(
        await openPreview({ password }).ask('/_preview/open', form({ password })),
      );
      for (const settings of [{ password: `${password}!` }, { password, secret: 's'.repeat(32) }])
        expect((await openPreview(settings).ask('/', { headers: { cookie } })).status).toBe(401);
      expect((await openPreview({ password }).ask('/', { headers: { cookie } })).status).toBe(200);
    });
  });
});

describe('preview front parts', () => {
  const keys = { session: Buffer.alloc(32, 1), share: Buffer.alloc(32, 2) };
  type Front = Parameters<typeof createPreviewHandler>[0]['front'];
  const html = { 'content-type': 'text/html' };
  /** A site of which every address is a page with one picture. */
  const site: Front = ({ url }, response) =>
    response.writeHead(200, html).end(`<body><img src="/media/a.jpg">${url}</body>`);
  function open({ password = undefined as string | undefined, front = site } = {}) {
    const settings = { password, secret: undefined, address: undefined };
    const handler = createPreviewHandler({
      ...{ front, settings, preview: { timeZone: 'Europe/Zurich' }, keys, isSecure: false },
    });
    const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
      answerOf(handler, { path, headers, method });
    return { ask, handler };
  }

  describe('behind a password', () => {
    const { ask } = open({ password });
    const link = (until = Date.now() + 60_000) => ({
      cookie: `${shareCookie('/movie/aurora')}=${createShareToken({ path: '/movie/aurora', until }, keys.share)}`,
      accept: 'text/html',
    });

    it('whoever was sent a link sees its page, and is told its last day where editors are told of files', async () => {
      const until = Date.parse('2098-12-01T23:00:00Z');
      expect((await ask('/movie/aurora', link())).body).toContain('/movie/aurora');
      const state = await ask('/preview/state.json?path=/movie/aurora', link(until));
      expect(JSON.parse(state.body)).toEqual({ until: '2098-12-01' });
      for (const path of ['/preview/state.json', '/preview/state.json?path=/movie/other'])
        expect((await ask(path, link())).status).toBe(401);
      expect((await ask('/media/a.jpg', link())).status).toBe(200);
      expect((await ask('/movie/aurora', link(), 'HEAD')).status).toBe(200);
      expect((await ask('/vod', link())).status).toBe(401);
      expect((await ask('/movie/aurora', link(Date.now() - 1))).status).toBe(410);
    });

    it('everybody may ask how the site is, and crawlers what they may', async () => {
      for (const path of ['/healthz', '/readyz', '/robots.txt'])
        expect((await ask(path)).status).toBe(200);
      for (const path of ['/', '/robots.txt?a', '/healthz?a'])
        expect((await ask(path)).status).toBe(401);
    });
  });

  it('nobody is shown anything by a fault of ours', async () => {
    const broken: Front = (_: IncomingMessage, response: ServerResponse) => {
      response.setHeader('x-own', 'a');
      throw new Error('broken');
    };
    await expect(open({ front: broken }).ask('/')).rejects.toThrow('socket hang up');
    const late: Front = () => Promise.reject(new Error('broken'));
    await expect(open({ front: late }).ask('/')).rejects.toThrow('socket hang up');
  });
});
