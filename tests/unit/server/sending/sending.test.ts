import { describe, expect, it } from 'vitest';
import { guardAnswer } from '@/lib/server/headers/guard-answer';
import { guardPacks } from '@/lib/server/packs/guard-packs';
import type { Packs } from '@/lib/server/packs/open-packs';
import { pack } from '@/lib/server/packs/pack';
import { readAsker } from '@/lib/server/requests/read-asker';
import { createBuiltSender } from '@/lib/server/sending/built-sender';
import { sendBuilt } from '@/lib/server/sending/send-built';
import { sendJson } from '@/lib/server/sending/send-json';
import { sendPack } from '@/lib/server/sending/send-pack';
import { sendRedirect } from '@/lib/server/sending/send-redirect';
import { answerOf } from '../answer-of';

const html = { 'content-type': 'text/html' };
/** What is sent of a file, and for whom it was asked of the packs. */
async function send(name: string, more: object = {}, left?: number) {
  const askers: (string | undefined)[] = [];
  const packs = (file: string, asker?: () => string | undefined) => {
    askers.push(asker?.());
    return Promise.resolve(pack(Buffer.from(`<script>a("${file}")</script>`)));
  };
  const sendFile = createBuiltSender({
    routes: { vary: 'rsc' },
    packs: packs as unknown as Packs,
    guardsOf: guardPacks([]),
    proxies: 2,
    left: () => left,
  });
  const answer = await answerOf(
    (request, response) => {
      guardAnswer(request, response, false);
      const file = { file: name, headers: html };
      return sendFile(request, response, { file, isHome: false, isKept: true, ...more });
    },
    { headers: { 'x-forwarded-for': '203.0.113.7, 198.51.100.1' } },
  );
  return { ...answer, askers };
}

describe('a built file', () => {
  it('is sent from the packs, made for who asks behind the proxies', async () => {
    const { body, askers } = await send('/fr/vod.html');
    expect(body).toBe('<script>a("/fr/vod.html")</script>');
    const headers = { 'x-forwarded-for': '203.0.113.7' };
    expect(askers).toEqual([readAsker({ headers, socket: { remoteAddress: '127.0.0.1' } }, 1)]);
  });

  it('is guarded as a page where it is one, and else as a file', async () => {
    const policyOf = async (name: string) => (await send(name)).headers['content-security-policy'];
    expect(await policyOf('/fr/vod.html')).toContain("script-src 'self' 'sha256-");
    for (const name of ['/fr/vod.rsc', '/a.html.body'])
      expect(await policyOf(name)).toBe("default-src 'none'; frame-ancestors 'none'");
  });

  it.each([
    ['/fr/vod.html', false, 'rsc, Accept-Encoding'],
    ['/fr/vod.rsc', false, 'rsc, Accept-Encoding'],
    ['/a.svg.body', false, 'Accept-Encoding'],
    ['/fr.html', true, 'rsc, Accept-Encoding, Accept-Language, Cookie'],
  ])('%s is chosen (as the home: %s) by %s', async (name, isHome, vary) =>
    expect((await send(name, { isHome })).headers.vary).toBe(vary),
  );

  it('is kept until it changes, and by nobody where it may not be', async () => {
    const ruleOf = async (isKept: boolean) =>
      (await send('/fr/vod.html', { isKept }, 7_000)).headers['cache-control'];
    expect(await ruleOf(true)).toBe('public, max-age=0, s-maxage=7, stale-if-error=86400');
    expect(await ruleOf(false)).toBe('private, no-store');
  });
});

describe('send built', () => {
  const packed = pack(Buffer.from('<h1>Nosferatu</h1>'.repeat(50)));
  const page = { file: '/a.html', headers: { 'content-type': 'text/html' } };
  const built = { file: page, pack: packed, isHome: false, vary: 'rsc, Accept-Encoding' };
  type Built = Parameters<typeof sendBuilt>[2];
  const send = (more: Partial<Built> = {}, headers: Record<string, string> = {}, method = 'GET') =>
    answerOf((request, response) => sendBuilt(request, response, { ...built, ...more }), {
      headers,
      method,
    });

  describe('a built file', () => {
    it('goes out with its type, its length, its tag and what it depends on', async () => {
      const { status, headers } = await send();
      expect(status).toBe(200);
      expect(headers).toMatchObject({
        'content-type': 'text/html',
        'content-length': '900',
        etag: `"${packed.digest}"`,
        vary: 'rsc, Accept-Encoding',
        'cache-control': 'public, max-age=0, s-maxage=60, stale-if-error=86400',
      });
      expect(headers['content-encoding']).toBeUndefined();
    });

    it('is compressed where that makes it smaller, under a tag of its own', async () => {
      const { headers } = await send({}, { 'accept-encoding': 'gzip' });
      expect(headers['content-encoding']).toBe('gzip');
      expect(headers.etag).toBe(`"${packed.digest}-gzip"`);
      const picture = { file: '/a.png', headers: { 'content-type': 'image/png' } };
      const plain = await send({ file: picture }, { 'accept-encoding': 'gzip' });
      expect(plain.headers['content-encoding']).toBeUndefined();
      expect(plain.headers.etag).toBe(`"${packed.digest}"`);
    });

    it('is not sent to who asks for its head alone', async () => {
      const { headers, body } = await send({}, {}, 'HEAD');
      expect([headers['content-length'], body]).toEqual(['900', '']);
    });
  });
});

describe('send pack', () => {
  const packed = pack(Buffer.from('a word '.repeat(50)));
  const text = { 'content-type': 'text/plain' };
  type Sent = Parameters<typeof sendPack>[2];
  const send = (more: Partial<Sent> = {}, asked: Parameters<typeof answerOf>[1] = {}) =>
    answerOf(
      (request, response) => sendPack(request, response, { headers: text, pack: packed, ...more }),
      asked,
    );

  describe('a pack', () => {
    it('says of itself all that it is told to, and what was chosen by', async () => {
      const headers = { ...text, vary: 'rsc', link: '</a>', 'cache-control': 'public' };
      const answer = await send({ headers });
      expect(answer.headers).toMatchObject({
        ...{ 'content-type': 'text/plain', link: '</a>', 'cache-control': 'public' },
        ...{ vary: 'rsc, Accept-Encoding', etag: `"${packed.digest}"`, 'content-length': '350' },
      });
      expect(answer.headers).not.toHaveProperty('set-cookie');
      expect(answer.headers).not.toHaveProperty('content-encoding');
      expect(answer.body).toBe(packed.body.toString());
    });

    it('is kept by the rule it is sent with, whatever it says', async () => {
      const headers = { ...text, 'cache-control': 'public' };
      const answer = await send({ headers, rule: 'no-cache', vary: 'Cookie' });
      expect([answer.headers['cache-control'], answer.headers.vary]).toEqual([
        'no-cache',
        'Cookie',
      ]);
      expect((await send()).headers).not.toHaveProperty('cache-control');
    });

    it('has no tag where it is no content of its own, and is sent whoever has it', async () => {
      const asked = { headers: { 'if-none-match': `"${packed.digest}"` } };
      const { status, headers, body } = await send({ status: 404 }, asked);
      expect([status, body.length]).toEqual([404, 350]);
      expect(headers).not.toHaveProperty('etag');
    });

    it('that the reader has in the same form is not sent again', async () => {
      const etag = `"${packed.digest}-br"`;
      const known = { 'if-none-match': etag, 'accept-encoding': 'br' };
      const { status, headers, body } = await send({}, { headers: known });
      expect([status, headers.etag, body]).toEqual([304, etag, '']);
      expect(headers).not.toHaveProperty('content-encoding');
      const other = { 'if-none-match': `"${packed.digest}"`, 'accept-encoding': 'br' };
      expect((await send({}, { headers: other })).status).toBe(200);
    });
  });
});

it('answers a program in so many bytes, which nobody keeps', async () => {
  const { status, headers, body } = await answerOf((request, response) =>
    sendJson(request, response, 503, { error: 'là' }),
  );
  expect([status, body]).toEqual([503, '{"error":"là"}']);
  expect(headers).toMatchObject({
    'content-type': 'application/json',
    'content-length': '15',
    'cache-control': 'private, no-store',
  });
});

it.each([302, 307] as const)('sends elsewhere for this once by %i', async (status) => {
  const answer = await answerOf((_, response) =>
    sendRedirect(response, status, { location: '/de', vary: 'Cookie' }),
  );
  expect([answer.status, answer.body]).toEqual([status, '']);
  expect(answer.headers).toMatchObject({
    ...{ location: '/de', vary: 'Cookie', 'content-length': '0' },
    'cache-control': 'private, no-store',
  });
});
