import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { plainPassword } from './preview-settings';

/** Random per process, so that an attacker cannot compute digests in advance. */
const salt = randomBytes(32);

/** Compares passwords in constant time. The time reveals neither the first difference nor the length. */
export function isPassword(given: string, password: string): boolean {
  return timingSafeEqual(digest(plainPassword(given)), digest(password));
}

function digest(words: string): Buffer {
  return createHmac('sha256', salt).update(words).digest();
}
