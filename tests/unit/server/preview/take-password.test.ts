import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isPassword } from '@/lib/server/preview/check-password';
import { createPasswordTaker, retryAfter } from '@/lib/server/preview/take-password';

const password = 'mot-de-passe-long';
const type = 'application/x-www-form-urlencoded';
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

type Take = ReturnType<typeof createPasswordTaker>;
const send = (take: Take, fields: object | string, headers: Record<string, string> = {}) => {
  const body = typeof fields === 'string' ? fields : String(new URLSearchParams({ ...fields }));
  const socket = { remoteAddress: '127.0.0.1' };
  const request = Object.assign(Readable.from([Buffer.from(body)]), {
    ...{ socket, headers: { 'content-type': type, ...headers } },
  });
  return take(request as never);
};
const once = (fields: object | string, headers?: Record<string, string>) =>
  send(createPasswordTaker(password), fields, headers);

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

it('nothing says what it is sent as, and it is none', async () => {
  const request = Object.assign(Readable.from([]), { headers: {}, socket: {} });
  expect(await createPasswordTaker(password)(request as never)).toEqual({ kind: 'none' });
});

it('four kilobytes are read, and no more', async () => {
  const rest = (length: number) => `password=${password}&x=`.padEnd(length, 'x');
  expect(await once(rest(4_096))).toMatchObject({ kind: 'right' });
  expect(await once(rest(4_097))).toEqual({ kind: 'large' });
});

it('one who asks has ten tries in ten minutes, the right one among them', async () => {
  const take = createPasswordTaker(password, 1);
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

it('all together have two hundred', async () => {
  const take = createPasswordTaker(password, 1);
  const kinds: string[] = [];
  for (let at = 0; at < 201; at += 1)
    kinds.push((await send(take, {}, { 'x-forwarded-for': `203.0.113.${at}` })).kind);
  expect(kinds.filter((kind) => kind === 'often')).toHaveLength(1);
});
