import { describe, expect, it } from 'vitest';
import { pack } from '@/lib/server/packs/pack';
import { sendPack } from '@/lib/server/sending/send-pack';
import { answerOf } from '../answer-of';

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
    expect([answer.headers['cache-control'], answer.headers.vary]).toEqual(['no-cache', 'Cookie']);
    expect((await send()).headers).not.toHaveProperty('cache-control');
  });

  it('brings each cookie by itself', async () => {
    const cookies = ['a=1', 'b=2'];
    expect((await send({ cookies })).headers['set-cookie']).toEqual(cookies);
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

  it('without a type goes out as it is', async () => {
    const { headers } = await send({ headers: {} }, { headers: { 'accept-encoding': 'br' } });
    expect(headers['content-length']).toBe('350');
    expect(headers).not.toHaveProperty('content-type');
    expect(headers).not.toHaveProperty('content-encoding');
  });
});
