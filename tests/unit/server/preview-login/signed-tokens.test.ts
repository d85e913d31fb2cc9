import { createHmac, scryptSync } from 'node:crypto';
import { expect, it } from 'vitest';
import {
  createSession,
  createShareToken,
  deriveKeys,
  isSession,
  previewKeysOf,
  readShareToken,
  readSigned,
  sessionSeconds,
  shareCookie,
  sign,
} from '@/lib/server/preview-login/signed-tokens';

const key = Buffer.alloc(32, 1);
const other = Buffer.alloc(32, 2);

/** Shared links in use are signed with these keys: another derivation would invalidate them. */
it('keys are derived from the password, and from the secret if there is one', () => {
  const password = 'mot-de-passe-long';
  const secret = 's'.repeat(32);
  const derive = (from: string | Buffer, purpose: string) =>
    createHmac('sha256', from).update(purpose).digest();
  const cost = { N: 32_768, r: 8, p: 1, maxmem: 67_108_864 };
  const slow = scryptSync(password, 'bobine preview', 32, cost);
  const session = `session ${slow.toString('hex')}`;
  expect(deriveKeys({ password })).toEqual({
    session: derive(slow, session),
    share: derive(slow, 'share'),
  });
  const own = derive(secret, 'secret');
  expect(previewKeysOf({ password, secret, address: undefined })).toEqual({
    session: derive(own, session),
    share: derive(own, 'share'),
  });
});

it('a signed text is read with its own key only', () => {
  const token = sign('là', key);
  const encoded = Buffer.from('là').toString('base64url');
  const signature = createHmac('sha256', key).update(encoded).digest('base64url');
  expect(token).toBe(`${encoded}.${signature}`);
  expect(readSigned(token, key)).toBe('là');
  expect(readSigned(token, other)).toBeUndefined();
});

it('a signed text is not read after any change', () => {
  const token = sign('words', key);
  const [text = '', signature = ''] = token.split('.');
  for (const changed of [
    ...[`${token}.`, `${token}.x`, text, `${text}.`, `.${signature}`, '', '.', `${text}.${text}`],
    ...[` ${token}`, `${token} `, `${text}..${signature}`, `${text}.${signature.slice(1)}`],
    ...[`${text}.${signature}A`, `${text}.A${signature}`, `${text}!.${signature}`],
    `!${text}.${signature}`,
  ])
    expect(readSigned(changed, key), changed).toBeUndefined();
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

it('a share token holds its page and expiry, and has one cookie per page', () => {
  const share = { path: '/movie/aurora', until: 7 };
  expect(readShareToken(createShareToken(share, key), key)).toEqual(share);
  expect(readShareToken(createShareToken(share, key), other)).toBeUndefined();
  expect(shareCookie('/movie/aurora')).toMatch(/^preview-share-[\da-f]{12}$/);
  expect(shareCookie('/movie/aurora')).not.toBe(shareCookie('/movie/other'));
});
