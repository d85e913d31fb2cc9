import { createHmac, scryptSync } from 'node:crypto';
import type { PreviewSettings } from './preview-settings';

/** Signing keys, one per purpose, so that a token of one kind is invalid as the other. */
export type PreviewKeys = { session: Buffer; share: Buffer };

/** 32 MB and over 0.1 s, once per start. Makes guessing passwords from a signed link equally expensive per guess. */
const cost = { N: 2 ** 15, r: 8, p: 1, maxmem: 2 ** 26 };

/**
 * Derives the keys of a preview with a password. Session keys depend on the password: a new one logs everybody out.
 * With a secret, share keys depend on the secret only, so shared links survive a new password.
 */
export function deriveKeys({
  password,
  secret,
}: {
  password: string;
  secret?: string | undefined;
}): PreviewKeys {
  const ofPassword = scryptSync(password, 'bobine preview', 32, cost);
  const own = secret === undefined ? ofPassword : keyed(secret, 'secret');
  return {
    session: keyed(own, `session ${ofPassword.toString('hex')}`),
    share: keyed(own, 'share'),
  };
}

/** The keys for these settings; `undefined` without a password. */
export function keysOf({ password, secret }: PreviewSettings): PreviewKeys | undefined {
  return password === undefined ? undefined : deriveKeys({ password, secret });
}

function keyed(key: string | Buffer, purpose: string): Buffer {
  return createHmac('sha256', key).update(purpose).digest();
}
