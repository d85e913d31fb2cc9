import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { guardAnswer } from '@/lib/server/headers/guard-answer';
import { createDoor } from '@/lib/server/preview/door';
import { doorPage } from '@/lib/server/preview/door-page';
import { createSession } from '@/lib/server/preview/session';
import { createShareToken, shareCookie } from '@/lib/server/preview/shared-link';
import { answerOf } from '../answer-of';

const password = 'mot-de-passe-long';
const keys = { session: Buffer.alloc(32, 1), share: Buffer.alloc(32, 2) };
const now = Date.parse('2026-11-20T12:00:00Z');
const day = 24 * 3_600_000;
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now }));
afterEach(() => void vi.useRealTimers());

type Door = ReturnType<typeof createDoor>;
type Asked = NonNullable<Parameters<typeof answerOf>[1]>;
const openDoor = (more: object = {}) =>
  createDoor({ password, keys, address: undefined, isSecure: false, proxies: 1, ...more });

/** What the door itself answers, else what it says to somebody who may not come in. */
const askAt = (door: Door, path: string, asked: Asked = {}) =>
  answerOf(
    (request, response) => {
      guardAnswer(request, response, false);
      return (door.actionOf(request) ?? door.refuse)(request, response);
    },
    { path, ...asked },
  );
const form = (fields: Record<string, string>, headers: Record<string, string> = {}): Asked => ({
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  body: new URLSearchParams(fields).toString(),
});
const page = (to: string, notice?: 'wrong' | 'often' | 'lapsed' | 'broken') =>
  doorPage({ headers: {} }, { to, notice });

describe('the password', () => {
  it('opens for thirty days, and leads on', async () => {
    const answer = await askAt(openDoor(), '/_preview/open', form({ password, to: '/vod' }));
    expect([answer.status, answer.headers.location, answer.body]).toEqual([303, '/vod', '']);
    expect(answer.headers['set-cookie']).toEqual([
      `preview-session=${createSession(keys.session, now)}; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax`,
    ]);
    expect(answer.headers['cache-control']).toBe('private, no-store');
  });

  it('leads to no page of the door’s own, and keeps its cookie to https where it is known', async () => {
    const door = openDoor({ address: 'https://preview.example' });
    const answer = await askAt(door, '/_preview/open?x', form({ password, to: '/_preview/bar' }));
    expect(answer.headers.location).toBe('/');
    expect(answer.headers['set-cookie']?.[0]).toMatch(/; SameSite=Lax; Secure$/);
  });

  it('that is wrong is asked for again, on a page that says so', async () => {
    const answer = await askAt(openDoor(), '/_preview/open', form({ password: 'no', to: '/vod' }));
    expect([answer.status, answer.body]).toEqual([401, page('/vod', 'wrong')]);
    expect(answer.headers).toMatchObject({
      ...{ 'www-authenticate': 'Cookie realm="preview"', connection: 'close' },
      'content-security-policy': expect.stringContaining("; style-src 'sha256-"),
    });
    expect(answer.headers).not.toHaveProperty('retry-after');
    expect(answer.headers).not.toHaveProperty('set-cookie');
  });

  it('that is tried too often is asked for later', async () => {
    const door = openDoor();
    const send = () => askAt(door, '/_preview/open', form({ password: 'no', to: '/vod' }));
    for (let at = 0; at < 10; at += 1) await send();
    const answer = await send();
    expect([answer.status, answer.body]).toEqual([429, page('/vod', 'often')]);
    expect(answer.headers['retry-after']).toBe('600');
    expect(answer.headers).not.toHaveProperty('www-authenticate');
  });

  it.each([
    [413, form({ password: 'x'.repeat(5_000) })],
    [403, form({ password }, { 'sec-fetch-site': 'cross-site' })],
    [415, form({ password }, { 'content-type': 'application/json' })],
  ])('is refused by %i where it is not sent by our form', async (status, asked) => {
    const answer = await askAt(openDoor(), '/_preview/open', asked);
    expect([answer.status, answer.headers.connection]).toEqual([status, 'close']);
    expect(answer.body).not.toContain('<');
  });
});

describe('a link', () => {
  const share = { path: '/movie/aurora', until: now + 2 * day };
  const open = (token: string, more: object = {}) =>
    askAt(openDoor(more), `/_preview/share?t=${token}`);

  it('leads to its page, and is remembered for ninety days after its own', async () => {
    const token = createShareToken(share, keys.share);
    const answer = await open(token);
    expect([answer.status, answer.headers.location]).toEqual([303, '/movie/aurora']);
    expect(answer.headers['set-cookie']).toEqual([
      `${shareCookie('/movie/aurora')}=${token}; Path=/; Max-Age=${92 * 24 * 3_600}; HttpOnly; SameSite=Lax`,
    ]);
  });

  it.each([
    [now + 1_000, 303],
    [now + 999, 410],
    [now - 1, 410],
  ])('until %i answers %i', async (until, status) => {
    const answer = await open(createShareToken({ ...share, until }, keys.share));
    expect(answer.status).toBe(status);
    if (status === 410) expect(answer.body).toBe(page('/', 'lapsed'));
  });

  it('that is none of ours is broken', async () => {
    for (const answer of [
      await open(createShareToken(share, keys.session)),
      await open(''),
      await askAt(openDoor(), '/_preview/share'),
    ]) {
      expect([answer.status, answer.body]).toEqual([403, page('/', 'broken')]);
      expect(answer.headers).not.toHaveProperty('www-authenticate');
      expect(answer.headers.connection).toBe('keep-alive');
    }
  });

  it('that has lapsed is told so on its page', async () => {
    const door = openDoor();
    const answer = await answerOf((request, response) => door.sayLapsed(request, response));
    expect([answer.status, answer.body]).toEqual([410, page('/', 'lapsed')]);
  });
});
