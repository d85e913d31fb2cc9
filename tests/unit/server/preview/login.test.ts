import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setSecurityHeaders } from '@/lib/server/headers/security-headers';
import { createLogin } from '@/lib/server/preview/login';
import { expectsHtml, type LoginNotice, loginPage } from '@/lib/server/preview/login-page';
import { createPasswordCheck, isPassword, retryAfter } from '@/lib/server/preview/password-check';
import { createSession, createShareToken, shareCookie } from '@/lib/server/preview/signed-tokens';
import { answerOf } from '../answer-of';

const password = 'mot-de-passe-long';
const keys = { session: Buffer.alloc(32, 1), share: Buffer.alloc(32, 2) };
const now = Date.parse('2026-11-20T12:00:00Z');
type Door = ReturnType<typeof createLogin>;
type Asked = NonNullable<Parameters<typeof answerOf>[1]>;
const openDoor = (more: object = {}) =>
  createLogin({ password, keys, address: undefined, isSecure: false, proxies: 1, ...more });
/** What the door itself answers, else what it says to somebody who may not come in. */
const askAt = (door: Door, path: string, asked: Asked = {}) =>
  answerOf(
    (request, response) => {
      setSecurityHeaders(request, response, false);
      return (door.actionOf(request) ?? door.refuse)(request, response);
    },
    { path, ...asked },
  );

describe('door page', () => {
  /** Words as they are read: French has narrow blanks. */
  const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');
  const page = (to: string, notice?: LoginNotice, headers = {}) =>
    plain(loginPage({ headers }, { to, notice }));

  describe('the page at the door', () => {
    it.each(['wrong', 'often'] as const)('ties the notice “%s” to the field', (notice) => {
      const shown = page('/a"b', notice);
      expect(shown).toContain('<input type="hidden" name="to" value="/a&quot;b">');
      expect(shown).toMatch(
        /<input id="password"[^>]* aria-describedby="notice" aria-invalid="true">/,
      );
      expect(shown).toContain('<p id="notice" role="alert">');
      expect(page('/')).not.toMatch(/aria-invalid|role="alert"/);
    });
  });

  describe('a page is shown', () => {
    it.each([
      {},
      { 'sec-fetch-dest': 'document', accept: 'image/png' },
      { 'sec-fetch-dest': 'iframe' },
      { accept: 'text/html' },
      { accept: '*/*' },
      { accept: 'image/png, text/html' },
    ])('to who asks with %o', (headers) => expect(expectsHtml({ headers })).toBe(true));

    it.each([
      { rsc: '1' },
      { rsc: '0', accept: 'text/html' },
      { 'sec-fetch-dest': 'image', accept: '*/*' },
      { 'sec-fetch-dest': '' },
      { accept: 'image/png' },
      { accept: '' },
    ])('to nobody who asks with %o', (headers) => expect(expectsHtml({ headers })).toBe(false));
  });
});

describe('door visitors', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now }));
  afterEach(() => void vi.useRealTimers());

  const page = (to: string) => loginPage({ headers: {} }, { to });

  describe('who may come in', () => {
    const of = (cookie?: string) => ({ headers: { cookie } }) as never;

    it('is an editor by a session of this password', () => {
      const { isEditor } = openDoor();
      const session = createSession(keys.session, now);
      expect(isEditor(of(`a=1; preview-session=x; preview-session=${session}`))).toBe(true);
      for (const cookie of [
        ...[undefined, '', `preview-session=${createSession(keys.share, now)}`],
        ...[`preview-sessions=${session}`, `preview-session=${createSession(keys.session, 0)}`],
      ])
        expect(isEditor(of(cookie))).toBe(false);
    });

    it('else is asked for the password on a page, or refused in a line', async () => {
      const shown = await askAt(openDoor(), '/movie/aurora?a=1', {
        headers: { accept: 'text/html' },
      });
      expect([shown.status, shown.body]).toEqual([401, page('/movie/aurora?a=1')]);
      expect(shown.headers.connection).toBe('keep-alive');
      const file = { headers: { accept: 'image/png' } };
      for (const method of ['GET', 'HEAD', 'POST']) {
        const answer = await askAt(openDoor(), '/a.png', { ...file, method });
        expect([answer.status, answer.body]).toEqual([
          401,
          method === 'HEAD' ? '' : 'Unauthorized\n',
        ]);
        expect(answer.headers).toMatchObject({
          'www-authenticate': 'Cookie realm="preview"',
          'content-type': 'text/plain; charset=utf-8',
          connection: method === 'POST' ? 'close' : 'keep-alive',
        });
      }
      const sent = await askAt(openDoor(), '/vod', { method: 'POST' });
      expect([sent.body, sent.headers.connection]).toEqual([page('/vod'), 'close']);
    });
  });
});

describe('door', () => {
  const day = 24 * 3_600_000;

  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now }));
  afterEach(() => void vi.useRealTimers());

  const form = (fields: Record<string, string>, headers: Record<string, string> = {}): Asked => ({
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(fields).toString(),
  });
  const page = (to: string, notice?: 'wrong' | 'often' | 'lapsed' | 'broken') =>
    loginPage({ headers: {} }, { to, notice });

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
      const answer = await askAt(
        openDoor(),
        '/_preview/open',
        form({ password: 'no', to: '/vod' }),
      );
      expect([answer.status, answer.body]).toEqual([401, page('/vod', 'wrong')]);
      expect(answer.headers).toMatchObject({
        ...{ 'www-authenticate': 'Cookie realm="preview"', connection: 'close' },
        'content-security-policy': expect.stringContaining("; style-src 'sha256-"),
      });
      expect(answer.headers).not.toHaveProperty('retry-after');
      expect(answer.headers).not.toHaveProperty('set-cookie');
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
  });
});

describe('take password', () => {
  const type = 'application/x-www-form-urlencoded';

  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());

  type Take = ReturnType<typeof createPasswordCheck>;
  const send = (take: Take, fields: object | string, headers: Record<string, string> = {}) => {
    const body = typeof fields === 'string' ? fields : String(new URLSearchParams({ ...fields }));
    const socket = { remoteAddress: '127.0.0.1' };
    const request = Object.assign(Readable.from([Buffer.from(body)]), {
      ...{ socket, headers: { 'content-type': type, ...headers } },
    });
    return take(request as never);
  };
  const once = (fields: object | string, headers?: Record<string, string>) =>
    send(createPasswordCheck(password), fields, headers);

  it('the right password leads where somebody wanted to go', async () => {
    expect(await once({ password, to: '/vod?a=1' })).toEqual({ kind: 'right', to: '/vod?a=1' });
    expect(await once({ password: ` ${password} ` })).toEqual({ kind: 'right', to: '/' });
    expect(await once({ password, to: '//films.example' })).toEqual({ kind: 'right', to: '/' });
  });

  it('another is wrong, and none is', async () => {
    expect(await once({ password: `${password}!`, to: '/a' })).toEqual({ kind: 'wrong', to: '/a' });
    expect(await once({})).toEqual({ kind: 'wrong', to: '/' });
    expect(isPassword('e\u0301te', '\u00e9te')).toBe(true);
    expect(isPassword('', password)).toBe(false);
  });

  it.each([
    [{ 'content-type': `${type.toUpperCase()}; charset=utf-8` }, 'right'],
    [{ 'content-type': `${type}x` }, 'none'],
    [{ 'content-type': `text/${type}` }, 'none'],
    [{ 'content-type': '' }, 'none'],
    [{ 'sec-fetch-site': 'same-origin' }, 'right'],
    [{ 'sec-fetch-site': 'same-site' }, 'foreign'],
    [{ 'sec-fetch-site': 'cross-site' }, 'foreign'],
  ])('sent with %o it is %s', async (headers, kind) =>
    expect(await once({ password }, headers as unknown as Record<string, string>)).toMatchObject({
      kind,
    }),
  );

  it('one who asks has ten tries in ten minutes, the right one among them', async () => {
    const take = createPasswordCheck(password, 1);
    const from = (address: string, word = 'wrong') =>
      send(take, { password: word, to: '/a' }, { 'x-forwarded-for': address });
    for (let at = 0; at < 10; at += 1) expect((await from('203.0.113.7')).kind).toBe('wrong');
    expect(await from('203.0.113.7', password)).toEqual({ kind: 'often', to: '/a' });
    expect((await from('203.0.113.8', password)).kind).toBe('right');
    vi.setSystemTime(Date.now() + 599_999);
    expect((await from('203.0.113.7', password)).kind).toBe('often');
    vi.setSystemTime(Date.now() + 1);
    expect((await from('203.0.113.7', password)).kind).toBe('right');
    expect(retryAfter).toBe(600);
  });
});
