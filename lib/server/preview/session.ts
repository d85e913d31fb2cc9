import { readSigned, sign } from './signed';

/** For how long an editor need not say the password again (s). */
export const sessionSeconds = 30 * 24 * 60 * 60;

/** What the cookie of somebody who has said the password holds. */
export function createSession(key: Buffer, now = Date.now()): string {
  return sign(String(Math.floor(now / 1000) + sessionSeconds), key);
}

export function isSession(token: string, key: Buffer, now = Date.now()): boolean {
  return Number(readSigned(token, key) ?? 0) * 1000 > now;
}
