import { createHmac, scryptSync } from 'node:crypto';
import { expect, it } from 'vitest';
import { deriveKeys, keysOf } from '@/lib/server/preview/preview-keys';

const password = 'mot-de-passe-long';
const secret = 's'.repeat(32);
const keyed = (key: string | Buffer, purpose: string) =>
  createHmac('sha256', key).update(purpose).digest();

/** As links that are out in the world have been signed: another way would break them all. */
it('keys follow from the password, and from the secret where there is one', () => {
  const cost = { N: 32_768, r: 8, p: 1, maxmem: 67_108_864 };
  const slow = scryptSync(password, 'bobine preview', 32, cost);
  const session = `session ${slow.toString('hex')}`;
  expect(deriveKeys({ password })).toEqual({
    session: keyed(slow, session),
    share: keyed(slow, 'share'),
  });
  const own = keyed(secret, 'secret');
  const settings = { password, secret, address: undefined };
  expect(keysOf(settings)).toEqual({ session: keyed(own, session), share: keyed(own, 'share') });
});

it('without a password there is nothing to open', () =>
  expect(keysOf({ password: undefined, secret, address: undefined })).toBeUndefined());
