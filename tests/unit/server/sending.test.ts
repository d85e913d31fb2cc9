import { describe, expect, it } from 'vitest';
import type { BodyCache } from '@/lib/server/body-cache/body-cache';
import { createCachedBody } from '@/lib/server/body-cache/cached-body';
import { createPageHeadersCache, setSecurityHeaders } from '@/lib/server/headers/security-headers';
import { readClientKey } from '@/lib/server/requests/client-key';
import { createBuiltSender, sendCachedBody } from '@/lib/server/sending/send-cached-body';
import { responseOf } from './response-of';

const html = { 'content-type': 'text/html' };
/** Sends a built file. Returns the client keys with which the body cache was called, too. */
async function send(name: string, more: object = {}, left?: number) {
  const clients: (string | undefined)[] = [];
  const bodyCache = (file: string, clientKey?: () => string | undefined) => {
    clients.push(clientKey?.());
    return Promise.resolve(createCachedBody(Buffer.from(`<script>a("${file}")</script>`)));
  };
  const sendFile = createBuiltSender({
    routes: { vary: 'rsc', unbuilt: () => undefined },
    bodyCache: bodyCache as unknown as BodyCache,
    pageHeadersOf: createPageHeadersCache([]),
    proxies: 2,
    left: () => left,
  });
  const answer = await responseOf(
    (request, response) => {
      setSecurityHeaders(request, response, false);
      const file = { file: name, headers: html };
      return sendFile(request, response, { file, isHome: false, isCacheable: true, ...more });
    },
    { headers: { 'x-forwarded-for': '203.0.113.7, 198.51.100.1' } },
  );
  return { ...answer, clients };
}

it('createBuiltSender sends a file from the body cache, with the key of the client behind the proxies', async () => {
  const { body, clients } = await send('/fr/vod.html');
  expect(body).toBe('<script>a("/fr/vod.html")</script>');
  const headers = { 'x-forwarded-for': '203.0.113.7' };
  expect(clients).toEqual([readClientKey({ headers, socket: { remoteAddress: '127.0.0.1' } }, 1)]);
});

it.each([
  ['/fr/vod.html', false, 'rsc, Accept-Encoding'],
  ['/fr/vod.rsc', false, 'rsc, Accept-Encoding'],
  ['/a.svg.body', false, 'Accept-Encoding'],
  ['/fr.html', true, 'rsc, Accept-Encoding, Accept-Language, Cookie'],
])('createBuiltSender: %s (home page: %s) varies by %s', async (name, isHome, vary) =>
  expect((await send(name, { isHome })).headers.vary).toBe(vary),
);

it('createBuiltSender lets caches store a file until its next change, or not at all', async () => {
  const ruleOf = async (isCacheable: boolean) =>
    (await send('/fr/vod.html', { isCacheable }, 7_000)).headers['cache-control'];
  expect(await ruleOf(true)).toBe('public, max-age=0, s-maxage=7, stale-if-error=86400');
  expect(await ruleOf(false)).toBe('private, no-store');
});

describe('sendCachedBody', () => {
  const cached = createCachedBody(Buffer.from('a word '.repeat(50)));
  const text = { 'content-type': 'text/plain' };
  type Sent = Parameters<typeof sendCachedBody>[2];
  const send = (more: Partial<Sent> = {}, asked: Parameters<typeof responseOf>[1] = {}) =>
    responseOf(
      (request, response) =>
        sendCachedBody(request, response, { headers: text, cachedBody: cached, ...more }),
      asked,
    );

  it('sends the given headers, with Vary, ETag and length', async () => {
    const headers = { ...text, vary: 'rsc', link: '</a>', 'cache-control': 'public' };
    const answer = await send({ headers });
    expect(answer.headers).toMatchObject({
      ...{ 'content-type': 'text/plain', link: '</a>', 'cache-control': 'public' },
      ...{ vary: 'rsc, Accept-Encoding', etag: `"${cached.digest}"`, 'content-length': '350' },
    });
    expect(answer.headers).not.toHaveProperty('set-cookie');
    expect(answer.headers).not.toHaveProperty('content-encoding');
    expect(answer.body).toBe(cached.body.toString());
  });

  it('answers 304 if the client has the same encoding', async () => {
    const etag = `"${cached.digest}-br"`;
    const known = { 'if-none-match': etag, 'accept-encoding': 'br' };
    const { status, headers, body } = await send({}, { headers: known });
    expect([status, headers.etag, body]).toEqual([304, etag, '']);
    expect(headers).not.toHaveProperty('content-encoding');
    const other = { 'if-none-match': `"${cached.digest}"`, 'accept-encoding': 'br' };
    expect((await send({}, { headers: other })).status).toBe(200);
  });
});
