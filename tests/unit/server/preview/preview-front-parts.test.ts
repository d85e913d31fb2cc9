import type { IncomingMessage, ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { createPreviewFront } from '@/lib/server/preview/preview-front';
import { createSession } from '@/lib/server/preview/session';
import { createShareToken, shareCookie } from '@/lib/server/preview/shared-link';
import { answerOf } from '../answer-of';
import { aPreview } from './a-preview';

const keys = { session: Buffer.alloc(32, 1), share: Buffer.alloc(32, 2) };
const look = { bar: 'bar{}', page: 'page{}', script: 'bar()', typeface: Buffer.from('type') };
type Front = Parameters<typeof createPreviewFront>[0]['front'];
const html = { 'content-type': 'text/html' };

/** A site of which every address is a page with one picture. */
const site: Front = ({ url }, response) =>
  response.writeHead(200, html).end(`<body><img src="/media/a.jpg">${url}</body>`);

function open({ password = undefined as string | undefined, front = site } = {}) {
  const settings = { password, secret: undefined, address: undefined };
  const handler = createPreviewFront({
    ...{ front, settings, preview: aPreview, look, keys, isSecure: false },
  });
  const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    answerOf(handler, { path, headers, method });
  return { ask, handler };
}
const password = 'mot-de-passe-long';
const whole = 'abc123';
const marks =
  '<preview-bar><link rel="stylesheet" href="/_preview/marks.css"></preview-bar></body>';

describe('an editor sees the bar', () => {
  const { ask } = open();

  it.each([
    { accept: 'text/html,*/*' },
    { 'sec-fetch-dest': 'document' },
    { 'sec-fetch-dest': 'document', accept: 'image/png' },
  ])('on what is a page by %o', async (headers) => {
    const { body } = await ask('/movie/aurora?a=1', headers as unknown as Record<string, string>);
    expect(body).toContain(whole);
    expect(body).toContain('data-page="/movie/aurora"');
  });

  it('as marks alone in a frame', async () => {
    const { body } = await ask('/movie/aurora', { 'sec-fetch-dest': 'iframe' });
    expect(body).toBe(`<body><img src="/media/a.jpg">/movie/aurora${marks}`);
  });

  it.each([
    ['/movie/aurora', {}],
    ['/movie/aurora', { accept: 'image/png' }],
    ['/movie/aurora', { 'sec-fetch-dest': 'image', accept: 'text/html' }],
    ['/movie/aurora', { accept: 'text/html', rsc: '1' }],
    ['/media/a.html', { accept: 'text/html' }],
    ['/preview', { accept: 'text/html' }],
  ])('not at %s by %o', async (path, headers) =>
    expect((await ask(path, headers as unknown as Record<string, string>)).body).not.toContain(
      '<preview-bar',
    ),
  );

  it('nor on what was sent', async () =>
    expect((await ask('/movie/aurora', { accept: 'text/html' }, 'POST')).body).not.toContain(
      '<preview-bar',
    ));

  it('of an address that says none', async () => {
    const { handler } = open();
    const asked = { method: 'GET', headers: { accept: 'text/html' } };
    const { body } = await answerOf((request, response) =>
      handler(
        Object.assign(Object.create(request) as IncomingMessage, { ...asked, url: undefined }),
        response,
      ),
    );
    expect(body).toContain('data-page="/"');
  });
});

describe('behind a password', () => {
  const { ask } = open({ password });
  const session = { cookie: `preview-session=${createSession(keys.session)}` };
  const link = (until = Date.now() + 60_000) => ({
    cookie: `${shareCookie('/movie/aurora')}=${createShareToken({ path: '/movie/aurora', until }, keys.share)}`,
    accept: 'text/html',
  });

  it('an editor sees all, which no cache keeps', async () => {
    const { status, headers } = await ask('/vod', session);
    expect([status, headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect((await open().ask('/vod')).headers).not.toHaveProperty('cache-control');
    expect((await ask('/preview', session)).body).toContain('Aurora');
  });

  it('whoever was sent a link sees its page, with until when', async () => {
    const { status, body } = await ask('/movie/aurora', link());
    expect([status, body]).toEqual([200, expect.stringContaining('Ce lien vaut jusqu’au')]);
    expect((await ask('/media/a.jpg', link())).status).toBe(200);
    expect((await ask('/media/a.jpg', link())).body).not.toContain('<preview-bar');
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

  it('the files of a page that is not there now are not shown', async () => {
    const away: Front = (_, response) => response.writeHead(503, html).end('"/media/a.jpg"');
    expect((await open({ password, front: away }).ask('/media/a.jpg', link())).status).toBe(401);
  });

  it('the door answers itself, for no search engine', async () => {
    const { status, headers } = await ask('/_preview/share?t=x');
    expect([status, headers['x-robots-tag']]).toEqual([403, 'noindex, nofollow, noarchive']);
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
