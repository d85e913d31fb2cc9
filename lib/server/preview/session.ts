import { readSigned, sign } from './signed';

/** Lifetime of an editor session (s). */
export const sessionSeconds = 30 * 24 * 60 * 60;

/** A signed session token for the cookie. */
export function createSession(key: Buffer, now = Date.now()): string {
  return sign(String(Math.floor(now / 1000) + sessionSeconds), key);
}

export function isSession(token: string, key: Buffer, now = Date.now()): boolean {
  return Number(readSigned(token, key) ?? 0) * 1000 > now;
}
