import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type CallNext, createNextCaller } from '@/lib/server/call-next';
import { createPageHeadersCache, setSecurityHeaders } from '@/lib/server/headers/security-headers';
import { readClientKey } from '@/lib/server/requests/client-key';
import { createRenderQueue } from '@/lib/server/ssr-cache/render-queue';
import { createRenderer } from '@/lib/server/ssr-cache/ssr-handler';
import { get } from '../get';
import { responseOf } from '../response-of';

describe('a shared rendering', () => {
  let asked: string[] = [];
  let hold: Promise<void> | undefined;
  let server: ReturnType<typeof createServer>;
  /** A stand-in for Next, which never allows caching. */
  async function next({ url = '', headers }: IncomingMessage, response: ServerResponse) {
    asked.push(url);
    await hold;
    const status = url.includes('bad') ? 400 : url.includes('fail') ? 500 : 200;
    response.writeHead(status, {
      'content-type': 'text/html',
      'cache-control': 'private, no-store',
    });
    response.end(`${url} ${headers.cookie ?? 'nobody'} `.repeat(20));
  }
  const ask = (path: string, headers: Record<string, string> = {}) =>
    get({ port: (server.address() as AddressInfo).port, path, headers });

  beforeEach(async () => {
    asked = [];
    hold = undefined;
    const render = createRenderer({
      callNext: createNextCaller(next) as CallNext,
      routes: { vary: 'rsc' },
      pageHeadersOf: createPageHeadersCache([]),
    });
    server = createServer((request, response) =>
      render(request, response, { kind: 'rendered', isCacheable: true })?.catch((error) =>
        response.writeHead(599).end(error.message),
      ),
    );
    await new Promise<void>((listens) => server.listen(0, listens));
  });
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  test('is cached by canonical address, compressed and with an ETag', async () => {
    const first = await ask('/catalogue?genre=war&utm=1', { cookie: 'a=1' });
    expect(first.body).toContain('/catalogue?genre=war nobody');
    const again = await ask('/catalogue?genre=war&page=1', { 'accept-encoding': 'gzip' });
    expect(asked).toEqual(['/catalogue?genre=war']);
    expect(again.headers).toMatchObject({
      'content-encoding': 'gzip',
      'cache-control': expect.stringContaining('s-maxage=60'),
    });
    const etag = again.headers.etag ?? '';
    const known = await ask('/catalogue?genre=war', {
      'accept-encoding': 'gzip',
      'if-none-match': etag,
    });
    expect([known.status, known.body]).toEqual([304, '']);
  });

  /** Resolves after this number of requests has arrived. */
  async function arrivals(count: number): Promise<ServerResponse[]> {
    const all: ServerResponse[] = [];
    while (all.length < count) all.push((await once(server, 'request'))[1]);
    return all;
  }
  /** Holds Next until the returned function is called. */
  function holdNext(): () => void {
    let go = () => {};
    hold = new Promise((resolve) => {
      go = resolve;
    });
    return go;
  }

  test('serves all clients that ask at the same time', async () => {
    const go = holdNext();
    const arrived = arrivals(3);
    const all = [1, 2, 3].map(() => ask('/catalogue?q=faust'));
    await arrived;
    go();
    expect((await Promise.all(all)).map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(asked).toEqual(['/catalogue?q=faust']);
  });
});

describe('a response of Next', () => {
  type Answer = Partial<Awaited<ReturnType<CallNext>>>;
  const asked: Parameters<CallNext>[] = [];
  const visitors: (string | undefined)[] = [];
  const queue = createRenderQueue();

  /** The server's response when Next responds like this. */
  const send = (
    answer: Answer,
    path: string,
    isCacheable = true,
    headers = {},
    isBuilt?: boolean,
  ) => {
    const render = createRenderer({
      callNext: async (...given) => {
        asked.push(given);
        const html = { 'content-type': 'text/html' };
        return { status: 200, headers: html, cookies: [], body: Buffer.from('<b>'), ...answer };
      },
      proxies: 2,
      routes: { vary: 'rsc' },
      pageHeadersOf: createPageHeadersCache([]),
      enqueueRender: (wish, work) => {
        visitors.push(wish.visitor);
        return queue(wish, work);
      },
    });
    const forwarded = { 'x-forwarded-for': '203.0.113.7, 198.51.100.1' };
    return responseOf(
      async (request, response) => {
        setSecurityHeaders(request, response, false);
        try {
          const kind = isBuilt === undefined ? 'rendered' : 'next';
          await render(request, response, { kind, isCacheable, isBuilt: isBuilt === true });
        } catch (error) {
          response.writeHead(599).end((error as Error).message);
        }
      },
      { path, headers: { ...forwarded, ...headers } },
    );
  };
  const ruleOf = async (...given: Parameters<typeof send>) =>
    (await send(...given)).headers['cache-control'];
  beforeEach(() => {
    asked.splice(0);
    visitors.splice(0);
  });

  test('has cache rules by its address', async () => {
    const page = 'public, max-age=0, s-maxage=60, stale-if-error=86400';
    expect(await ruleOf({}, '/catalogue')).toBe(page);
    expect(await ruleOf({}, '/api/films?q=a')).toBe('public, max-age=60');
    expect(await ruleOf({}, '/oembed?url=a')).toBe('public, max-age=60');
    expect(await ruleOf({}, '/api/cards?films=a')).toBeUndefined();
    expect(await ruleOf({}, '/surprise')).toBeUndefined();
    expect(await ruleOf({}, '/catalogue', false)).toBe('private, no-store');
    const own = { 'cache-control': 'public, max-age=5' };
    expect(await ruleOf({ headers: own }, '/surprise')).toBe('public, max-age=5');
    expect(await ruleOf({ headers: own, status: 201 }, '/catalogue')).toBe('public, max-age=5');
    expect(await ruleOf({ headers: own, status: 299 }, '/surprise')).toBe('public, max-age=5');
    for (const status of [300, 404])
      expect(await ruleOf({ headers: own, status }, '/surprise')).toBe('private, no-store');
  });

  test('has the rules of a page if it comes from the build, else those of Next', async () => {
    const own = { 'cache-control': 's-maxage=31536000' };
    const of = (isCacheable: boolean, isBuilt: boolean, status = 200) =>
      ruleOf({ headers: own, status }, '/catalogue', isCacheable, {}, isBuilt);
    expect(await of(true, true)).toBe('public, max-age=0, s-maxage=60, stale-if-error=86400');
    expect(await of(true, false)).toBe('s-maxage=31536000');
    for (const isBuilt of [true, false]) {
      expect(await of(false, isBuilt)).toBe('private, no-store');
      expect(await of(true, isBuilt, 308)).toBe('private, no-store');
    }
    const redirect = await send({ status: 308 }, '/fr/vod', true, {}, false);
    expect(redirect.headers.vary).toBe('rsc, Accept-Encoding');
  });

  test('for one client has the client’s headers and cookies, a shared one has none', async () => {
    await send({ cookies: ['a=1'] }, '/surprise', true, { cookie: 'b=2' });
    const id = expect.stringMatching(/^[\da-f]{8}$/);
    expect(asked[0]?.[0]).toBe('/surprise');
    expect(asked[0]?.[1]).toMatchObject({ cookie: 'b=2', 'x-bobine-error-id': id });
    const kept = await send({ cookies: ['a=1'] }, '/catalogue', true, { cookie: 'b=2' });
    expect(asked[1]).toEqual(['/catalogue', { 'x-bobine-error-id': id }]);
    expect(kept.headers).not.toHaveProperty('set-cookie');
    const alone = await send({ cookies: ['a=1'] }, '/surprise');
    expect(alone.headers['set-cookie']).toEqual(['a=1']);
    const headers = { 'x-forwarded-for': '203.0.113.7' };
    const visitor = readClientKey({ headers, socket: { remoteAddress: '127.0.0.1' } }, 1);
    expect(visitors).toEqual([visitor, visitor, visitor]);
  });
});
