import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callingNext } from '@/lib/server/next/call-next';
import { makeUnbuilt } from '@/lib/server/on-demand/make-unbuilt';
import { createTurns } from '@/lib/server/rendered/turns';
import { createRenewal } from '@/lib/server/renewal/renew-pages';
import { openFront } from './open-front';
import { mapOfRoutes } from './routes/map-of-routes';

/** A house of which the build has left two films; Next says what it was asked for, and how often. */
const routes = mapOfRoutes(['faust', 'judex']);
const asked: string[] = [];
const next = async ({ url, headers }: IncomingMessage, response: ServerResponse) => {
  asked.push(`${url}${headers.rsc ? ' payload' : ''}`);
  response.setHeader('cache-control', 's-maxage=31536000');
  if (headers.rsc) return response.end(`1:"${asked.length}"`);
  const isPoster = url?.startsWith('/poster/');
  response.end(isPoster ? '<svg/>' : `<h1>${asked.length}</h1><script>a()</script>`);
};

let front: Awaited<ReturnType<typeof openFront>>;
let renew: (paths: string[]) => Promise<void>;
beforeAll(async () => {
  const take = createTurns();
  const ask = callingNext(next as never);
  const make = makeUnbuilt({ ask, secret: 'secret', find: routes.unbuilt, take });
  front = await openFront(next as never, { routes, make, take });
  renew = createRenewal({ ask, secret: 'secret', routes, packs: front.packs });
});
beforeEach(() => void asked.splice(0));
afterAll(() => front.close());

const rsc = (path: string) => ({ path: `${path}?_rsc`, headers: { rsc: '1' } });

describe('a page that no build has made', () => {
  it('is answered like one that was built, and asked of Next once', async () => {
    const [first, ...others] = await Promise.all(
      Array.from({ length: 10 }, () => front.ask({ path: '/movie/faust' })),
    );
    expect(asked).toEqual(['/movie/faust']);
    expect(new Set([first, ...others].map((answer) => String(answer?.body))).size).toBe(1);
    const hash = createHash('sha256').update('a()').digest('base64');
    expect(first?.status).toBe(200);
    expect(first?.headers).toMatchObject({
      'cache-control': 'public, max-age=0, s-maxage=60, stale-if-error=86400',
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': expect.stringContaining(`'sha256-${hash}'`),
      vary: expect.stringContaining('rsc'),
      etag: expect.any(String),
    });
    const etag = String(first?.headers.etag);
    const again = await front.ask({ path: '/movie/faust', headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
    const head = await front.ask({ path: '/movie/faust?utm=x', method: 'HEAD' });
    expect([head.status, head.headers.etag, String(head.body)]).toEqual([200, etag, '']);
    expect(asked).toHaveLength(1);
  });

  it('has its payload after it, kept as well', async () => {
    const payload = await front.ask(rsc('/movie/judex'));
    expect(payload.headers['content-type']).toBe('text/x-component');
    await front.ask(rsc('/movie/judex'));
    expect(asked).toEqual(['/movie/judex', '/movie/judex payload']);
  });

  it('is made anew, with its payload, once its offer has changed, and not before somebody asks', async () => {
    await front.ask({ path: '/de/movie/judex' });
    await renew(['/de/movie/judex', '/movie/judex']);
    expect(asked).toHaveLength(1);
    const before = asked.length;
    await front.ask(rsc('/movie/judex'));
    expect(asked.slice(before)).toEqual(['/movie/judex', '/movie/judex payload']);
  });

  it('is not there under a name that no film has: nobody asks Next', async () => {
    const paths = ['/movie/nobody', '/de/movie/faust2', '/poster/nobody.svg', '/og/nobody.png'];
    for (const path of paths) expect((await front.ask({ path })).status, path).toBe(404);
    expect((await front.ask(rsc('/movie/nobody'))).status).toBe(404);
    expect(asked).toEqual([]);
  });

  it('takes no other method', async () => {
    expect((await front.ask({ path: '/movie/faust', method: 'POST' })).status).toBe(405);
  });
});

it('a drawn poster is made when it is asked for, with what the build would have said of it', async () => {
  const { status, headers } = await front.ask({ path: '/poster/faust_wide.svg' });
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=86400',
    'content-type': 'image/svg+xml',
  });
  await front.ask({ path: '/poster/faust_wide.svg' });
  expect(asked).toEqual(['/poster/faust_wide.svg']);
});
