import type { IncomingMessage, ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { createPreviewFront } from '@/lib/server/preview/preview-front';
import { createSession } from '@/lib/server/preview/session';
import { createShareToken, shareCookie } from '@/lib/server/preview/shared-link';
import { answerOf } from '../answer-of';

const keys = { session: Buffer.alloc(32, 1), share: Buffer.alloc(32, 2) };
type Front = Parameters<typeof createPreviewFront>[0]['front'];
const html = { 'content-type': 'text/html' };

/** A site of which every address is a page with one picture. */
const site: Front = ({ url }, response) =>
  response.writeHead(200, html).end(`<body><img src="/media/a.jpg">${url}</body>`);

function open({ password = undefined as string | undefined, front = site } = {}) {
  const settings = { password, secret: undefined, address: undefined };
  const handler = createPreviewFront({
    ...{ front, settings, preview: { timeZone: 'Europe/Zurich' }, keys, isSecure: false },
  });
  const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    answerOf(handler, { path, headers, method });
  return { ask, handler };
}
const password = 'mot-de-passe-long';

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
    expect((await ask('/preview', session)).status).toBe(200);
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
