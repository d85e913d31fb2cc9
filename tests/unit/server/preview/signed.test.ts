import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { createSession, isSession, sessionSeconds } from '@/lib/server/preview/session';
import { createShareToken, readShareToken, shareCookie } from '@/lib/server/preview/shared-link';
import { readSigned, sign } from '@/lib/server/preview/signed';

const key = Buffer.alloc(32, 1);
const other = Buffer.alloc(32, 2);

it('words are signed by a key, and read by the same alone', () => {
  const token = sign('là', key);
  const said = Buffer.from('là').toString('base64url');
  expect(token).toBe(`${said}.${createHmac('sha256', key).update(said).digest('base64url')}`);
  expect(readSigned(token, key)).toBe('là');
  expect(readSigned(token, other)).toBeUndefined();
});

it('nothing else is read', () => {
  const token = sign('words', key);
  const [said = '', signature = ''] = token.split('.');
  for (const changed of [
    ...[`${token}.`, `${token}.x`, said, `${said}.`, `.${signature}`, '', '.', `${said}.${said}`],
    ...[` ${token}`, `${token} `, `${said}..${signature}`, `${said}.${signature.slice(1)}`],
    ...[`${said}.${signature}A`, `${said}.A${signature}`, `${said}!.${signature}`],
    `!${said}.${signature}`,
  ])
    expect(readSigned(changed, key), changed).toBeUndefined();
});

it('a kilobyte is read, and not a letter more', () => {
  const tokenOf = (length: number) => {
    const said = 'a'.repeat(length - 44);
    return `${said}.${createHmac('sha256', key).update(said).digest('base64url')}`;
  };
  expect(tokenOf(1024)).toHaveLength(1024);
  expect(readSigned(tokenOf(1024), key)).toBeDefined();
  expect(readSigned(tokenOf(1025), key)).toBeUndefined();
});

it('a session lasts thirty days, to the second', () => {
  const token = createSession(key, 1_500);
  expect(sessionSeconds).toBe(2_592_000);
  expect(readSigned(token, key)).toBe('2592001');
  expect(isSession(token, key, 2_592_001_000 - 1)).toBe(true);
  expect(isSession(token, key, 2_592_001_000)).toBe(false);
  expect(isSession(token, other, 0)).toBe(false);
  expect(isSession('', key, 0)).toBe(false);
  expect(isSession(createSession(key), key)).toBe(true);
});

it('a link says its page and its day, and has a cookie of its own', () => {
  const share = { path: '/movie/aurora', until: 7 };
  expect(readShareToken(createShareToken(share, key), key)).toEqual(share);
  expect(readShareToken(createShareToken(share, key), other)).toBeUndefined();
  expect(shareCookie('/movie/aurora')).toMatch(/^preview-share-[\da-f]{12}$/);
  expect(shareCookie('/movie/aurora')).not.toBe(shareCookie('/movie/other'));
});
