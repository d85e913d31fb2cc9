import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { guardAnswer } from '@/lib/server/headers/guard-answer';
import { sendLive } from '@/lib/server/live/send-live';
import type { NextAnswer } from '@/lib/server/next/call-next';
import { guardPacks } from '@/lib/server/packs/guard-packs';
import { answerOf } from '../answer-of';

const page = '<h1>Your order</h1><script>a()</script>';
const html = { 'content-type': 'text/html; charset=utf-8' };

type Asked = Parameters<typeof answerOf>[1];

function send(answer: Partial<NextAnswer> = {}, asked: Asked = {}) {
  const whole = { status: 200, headers: html, cookies: [], body: Buffer.from(page), ...answer };
  return answerOf(
    (request, response) => {
      guardAnswer(request, response, false);
      return sendLive(request, response, whole, guardPacks([]));
    },
    { path: '/commande', ...asked },
  );
}

describe('an answer for one visitor', () => {
  it('is kept by nobody and found by no search engine, whatever Next said of that', async () => {
    const said = {
      ...{ 'cache-control': 'public', etag: '"a"', 'last-modified': 'yesterday' },
      ...{ 'x-robots-tag': 'all', link: '</a>' },
    };
    const { status, headers, body } = await send({ status: 201, headers: { ...html, ...said } });
    expect([status, body]).toEqual([201, page]);
    expect(headers).toMatchObject({
      ...{ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' },
      ...{ link: '</a>', 'content-type': html['content-type'], 'content-length': '39' },
    });
    for (const name of ['etag', 'last-modified', 'content-encoding'])
      expect(headers).not.toHaveProperty(name);
  });

  it('brings each cookie by itself', async () => {
    const cookies = ['a=1; Path=/', 'b=2; Expires=Wed, 21 Oct 2026 07:28:00 GMT'];
    expect((await send({ cookies })).headers['set-cookie']).toEqual(cookies);
  });

  it('has no body for who asks for its head alone, and says how long it is', async () => {
    const { headers, body } = await send({}, { method: 'HEAD' });
    expect([headers['content-length'], body]).toEqual(['39', '']);
  });

  it.each([204, 304])('says no length where it is %i and has none', async (status) => {
    const { headers } = await send({ status, headers: {}, body: Buffer.alloc(0) });
    expect(headers).not.toHaveProperty('content-length');
  });

  it('says that it is empty where it is', async () => {
    const { headers } = await send(
      { body: Buffer.alloc(0) },
      { headers: { 'accept-encoding': 'br' } },
    );
    expect(headers['content-length']).toBe('0');
    expect(headers).not.toHaveProperty('content-encoding');
  });
});

describe('how it is written', () => {
  const accepted = { headers: { 'accept-encoding': 'br' } };

  it('compressed, where the browser takes that', async () => {
    const long = Buffer.from(page.repeat(50));
    const { headers } = await send({ body: long }, accepted);
    expect(headers['content-encoding']).toBe('br');
    expect(Number(headers['content-length'])).toBeLessThan(200);
  });

  it('so that it comes back whole', async () => {
    const body = Buffer.from('order '.repeat(200));
    const sent: Buffer[] = [];
    await answerOf(async (request, response) => {
      const { end } = response;
      response.end = ((part: Buffer) => {
        sent.push(part);
        return end.call(response, part, 'utf8');
      }) as typeof end;
      const answer = { status: 200, headers: { 'content-type': 'text/plain' }, cookies: [], body };
      await sendLive(request, response, answer, guardPacks([]));
    }, accepted);
    expect(brotliDecompressSync(sent[0] ?? '')).toEqual(body);
  });

  it('as it is, where compressing makes nothing smaller', async () => {
    const { headers } = await send({ headers: { 'content-type': 'application/pdf' } }, accepted);
    expect([headers['content-encoding'], headers['content-length']]).toEqual([undefined, '39']);
  });
});

describe('its guards', () => {
  const guardsOf = async (path: string, headers: Record<string, string> = html) =>
    (await send({ headers }, { path })).headers;

  it('let a page run its own scripts, and no passkey be asked for', async () => {
    const guards = await guardsOf('/commande');
    expect(guards['content-security-policy']).toContain("script-src 'self' 'sha256-");
    expect(guards['permissions-policy']).toContain('publickey-credentials-get=()');
  });

  it('let the desk ask for a passkey', async () => {
    const guards = await guardsOf('/desk/sign-in');
    expect(guards['permissions-policy']).toContain('publickey-credentials-get=(self)');
  });

  it('are those of a file for a letter that the desk shows, and for what is no page', async () => {
    const letter = await guardsOf('/desk/letters/7');
    expect(letter['content-security-policy']).toMatch(/; sandbox$/);
    const file = await guardsOf('/desk/orders.csv', { 'content-type': 'text/csv' });
    const none = await guardsOf('/desk/orders.csv', {});
    for (const { 'content-security-policy': policy } of [file, none])
      expect(policy).toBe("default-src 'none'; frame-ancestors 'none'");
  });
});
