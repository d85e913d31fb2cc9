import { createHmac, scryptSync } from 'node:crypto';
import type { PreviewSettings } from './preview-settings';

/** What signs; one for each purpose, so that none passes for the other. */
export type PreviewKeys = { session: Buffer; share: Buffer };

/** 32 MB and more than a tenth of a second, once a start: whoever holds a signed link and guesses pays it for each guess. */
const cost = { N: 2 ** 15, r: 8, p: 1, maxmem: 2 ** 26 };

/**
 * The keys of a preview with a password. Sessions always depend on it: a new password logs everybody out. Shared links
 * depend on the secret alone where there is one, so they outlive the password.
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

/** The settings' keys; `undefined` where there is no password, and so nothing to open. */
export function keysOf({ password, secret }: PreviewSettings): PreviewKeys | undefined {
  return password === undefined ? undefined : deriveKeys({ password, secret });
}

function keyed(key: string | Buffer, purpose: string): Buffer {
  return createHmac('sha256', key).update(purpose).digest();
}
