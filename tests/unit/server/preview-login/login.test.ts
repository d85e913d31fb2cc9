import { Readable } from 'node:stream';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setSecurityHeaders } from '@/lib/server/headers/security-headers';
import { createLogin, isHttps } from '@/lib/server/preview-login/login';
import { expectsHtml, type LoginNotice, loginPage } from '@/lib/server/preview-login/login-page';
import {
  createPasswordCheck,
  isPassword,
  retryAfter,
} from '@/lib/server/preview-login/password-check';
import { createSession, createShareToken } from '@/lib/server/preview-login/signed-tokens';
import { responseOf } from '../response-of';

const password = 'mot-de-passe-long';
const keys = { session: Buffer.alloc(32, 1), share: Buffer.alloc(32, 2) };
const now = Date.parse('2026-11-20T12:00:00Z');
const day = 24 * 3_600_000;
const formType = 'application/x-www-form-urlencoded';
type Asked = NonNullable<Parameters<typeof responseOf>[1]>;

const openLogin = (more: object = {}) =>
  createLogin({ password, keys, address: undefined, isSecure: false, proxies: 1, ...more });
/** The login’s answer to a request: the action for its path, else the refusal. */
const askAt = (login: ReturnType<typeof openLogin>, path: string, asked: Asked = {}) =>
  responseOf(
    (request, response) => {
      setSecurityHeaders(request, response, false);
      return (login.actionOf(request) ?? login.sendRefusal)(request, response);
    },
    { path, ...asked },
  );
const page = (to: string, notice?: LoginNotice) => loginPage({ headers: {} }, { to, notice });

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now }));

it.each<[boolean, Record<string, string>]>([
  [true, {}],
  [true, { 'sec-fetch-dest': 'document', accept: 'image/png' }],
  [true, { 'sec-fetch-dest': 'iframe' }],
  [true, { accept: 'text/html' }],
  [true, { accept: '*/*' }],
  [true, { accept: 'image/png, text/html' }],
  [false, { rsc: '1' }],
  [false, { rsc: '0', accept: 'text/html' }],
  [false, { 'sec-fetch-dest': 'image', accept: '*/*' }],
  [false, { 'sec-fetch-dest': '' }],
  [false, { accept: 'image/png' }],
  [false, { accept: '' }],
])('expectsHtml is %s for %o', (expected, headers) =>
  expect(expectsHtml({ headers })).toBe(expected),
);

const form = (fields: Record<string, string>): Asked => ({
  method: 'POST',
  headers: { 'content-type': formType },
  body: new URLSearchParams(fields).toString(),
});

it('the login form with the password sets a session cookie for thirty days and redirects', async () => {
  const answer = await askAt(openLogin(), '/_preview/open', form({ password, to: '/vod' }));
  expect([answer.status, answer.headers.location, answer.body]).toEqual([303, '/vod', '']);
  expect(answer.headers['set-cookie']).toEqual([
    `preview-session=${createSession(keys.session, now)}; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax`,
  ]);
  expect(answer.headers['cache-control']).toBe('private, no-store');
});

it('the login form never redirects to its own addresses, and sets a secure cookie on https', async () => {
  const login = openLogin({ address: 'https://preview.example' });
  const answer = await askAt(login, '/_preview/open?x', form({ password, to: '/_preview/bar' }));
  expect(answer.headers.location).toBe('/');
  expect(answer.headers['set-cookie']?.[0]).toMatch(/; SameSite=Lax; Secure$/);
});

it('the login form with a wrong password is shown again with a notice', async () => {
  const wrong = form({ password: 'no', to: '/vod' });
  const answer = await askAt(openLogin(), '/_preview/open', wrong);
  expect([answer.status, answer.body]).toEqual([401, page('/vod', 'wrong')]);
  expect(answer.headers).toMatchObject({
    'www-authenticate': 'Cookie realm="preview"',
    connection: 'close',
    'content-security-policy': expect.stringContaining("; style-src 'sha256-"),
  });
  expect(answer.headers).not.toHaveProperty('retry-after');
  expect(answer.headers).not.toHaveProperty('set-cookie');
});

const share = { path: '/movie/aurora', until: now + 2 * day };
const open = (token: string) => askAt(openLogin(), `/_preview/share?t=${token}`);

it('a shared link without a valid signature is refused', async () => {
  for (const answer of [
    await open(createShareToken(share, keys.session)),
    await open(''),
    await askAt(openLogin(), '/_preview/share'),
  ]) {
    expect([answer.status, answer.body]).toEqual([403, page('/', 'broken')]);
    expect(answer.headers).not.toHaveProperty('www-authenticate');
    expect(answer.headers.connection).toBe('keep-alive');
  }
});

describe('createPasswordCheck', () => {
  type Check = ReturnType<typeof createPasswordCheck>;
  const send = (check: Check, fields: object, headers: Record<string, string> = {}) =>
    check(
      Object.assign(Readable.from([Buffer.from(String(new URLSearchParams({ ...fields })))]), {
        socket: { remoteAddress: '127.0.0.1' },
        headers: { 'content-type': formType, ...headers },
      }) as never,
    );
  const once = (fields: object, headers?: Record<string, string>) =>
    send(createPasswordCheck(password), fields, headers);

  it('accepts the password and returns a path of this site', async () => {
    expect(await once({ password, to: '/vod?a=1' })).toEqual({ kind: 'right', to: '/vod?a=1' });
    expect(await once({ password: ` ${password} ` })).toEqual({ kind: 'right', to: '/' });
    expect(await once({ password, to: '//films.example' })).toEqual({ kind: 'right', to: '/' });
    expect(isPassword('e\u0301te', '\u00e9te')).toBe(true);
  });

  it('refuses another password and none', async () => {
    expect(await once({ password: `${password}!`, to: '/a' })).toEqual({ kind: 'wrong', to: '/a' });
    expect(await once({})).toEqual({ kind: 'wrong', to: '/' });
    expect(isPassword('', password)).toBe(false);
  });

  it.each<[Record<string, string>, string]>([
    [{ 'content-type': `${formType.toUpperCase()}; charset=utf-8` }, 'right'],
    [{ 'content-type': `${formType}x` }, 'none'],
    [{ 'content-type': `text/${formType}` }, 'none'],
    [{ 'content-type': '' }, 'none'],
    [{ 'sec-fetch-site': 'same-origin' }, 'right'],
    [{ 'sec-fetch-site': 'same-site' }, 'foreign'],
    [{ 'sec-fetch-site': 'cross-site' }, 'foreign'],
  ])('with %o the result is %s', async (headers, kind) =>
    expect(await once({ password }, headers)).toMatchObject({ kind }),
  );

  it('allows a client ten tries in ten minutes, right ones included', async () => {
    const check = createPasswordCheck(password, 1);
    const from = (address: string, word = 'wrong') =>
      send(check, { password: word, to: '/a' }, { 'x-forwarded-for': address });
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

type Known = Partial<Parameters<typeof isHttps>[1]>;
const is = (headers: Record<string, string>, known: Known = {}) =>
  isHttps({ headers } as never, { address: undefined, isSecure: true, ...known });
const proto = (value: string) => ({ 'x-forwarded-proto': value });

it.each<[string, boolean, Record<string, string>, Known]>([
  ['the preview’s own address', true, proto('http'), { address: 'https://preview.example' }],
  ['the preview’s own address', false, proto('https'), { address: 'http://preview.example' }],
  ['the first proxy', true, proto('https'), { isSecure: false }],
  ['the first proxy', true, proto(' https , http'), { isSecure: false }],
  ['the first proxy', false, proto('http, https'), {}],
  ['the public site', true, { host: 'preview.example' }, {}],
  ['the public site', false, { host: 'preview.example' }, { isSecure: false }],
  ['the public site', true, {}, {}],
])('isHttps is decided by %s: %s with %o and %o', (_, expected, headers, known) =>
  expect(is(headers, known)).toBe(expected),
);

it.each([
  ...['localhost', 'localhost:3000', '127.0.0.1', '127.10.20.30:80', '[::1]', '[::1]:3000'],
])('isHttps is false on this machine: %s', (host) => expect(is({ host })).toBe(false));

it.each([
  ...['localhost.example', 'my-localhost', '127.0.0.1.example', 'a127.0.0.1', '127.0.0', '::1'],
  ...['localhost:', 'localhost:a', '[::1]x', '127.a.0.1', '127x0.0.1', '127.0x0.1', '127.0.0x1'],
])('isHttps is true on a host that only looks local: %s', (host) =>
  expect(is({ host })).toBe(true),
);
