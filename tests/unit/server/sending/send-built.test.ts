import { describe, expect, it } from 'vitest';
import { pack } from '@/lib/server/packs/pack';
import { sendBuilt } from '@/lib/server/sending/send-built';
import { answerOf } from '../answer-of';

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

  it('is kept by its own rule where it has one', async () => {
    const file = { file: '/b.json', headers: { 'cache-control': 'no-cache' } };
    expect((await send({ file })).headers['cache-control']).toBe('no-cache');
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

  it('that the reader has is not sent again, nor described', async () => {
    const { status, headers, body } = await send({}, { 'if-none-match': `"${packed.digest}"` });
    expect([status, body]).toEqual([304, '']);
    expect(headers['content-type']).toBeUndefined();
    expect(headers['content-length']).toBeUndefined();
    expect(headers.vary).toBe('rsc, Accept-Encoding');
  });

  it('is not sent to who asks for its head alone', async () => {
    const { headers, body } = await send({}, {}, 'HEAD');
    expect([headers['content-length'], body]).toEqual(['900', '']);
  });

  it('is held by shared caches no longer than until it changes', async () => {
    const ruleFor = async (left: number) => (await send({ left })).headers['cache-control'];
    expect(await ruleFor(90_000)).toContain('s-maxage=60,');
    expect(await ruleFor(30_999)).toContain('s-maxage=30,');
    expect(await ruleFor(-5)).toContain('s-maxage=0,');
  });
});
