import { createHash, randomBytes } from 'node:crypto';

/** Crockford's base32: no I, L, O or U, which eyes and hands mistake. @see https://www.crockford.com/base32.html */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 16;

/** A new code, `7K2M-Q4ZT-0VXN-9B3D`: 80 random bits. */
export function makeCode(): string {
  // 256 is eight times 32: every letter is as likely as the others.
  const code = Array.from(randomBytes(length), (byte) => letters[byte % letters.length]).join('');
  return (code.match(/.{4}/g) ?? []).join('-');
}

/** A code as somebody types it, in capitals and without blanks and hyphens: O is 0, I and L are 1. */
export function plainCode(typed: string): string {
  return typed
    .toUpperCase()
    .replace(/[\s\p{Pd}.]+/gu, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');
}

/** By which a code is found: what is compared says nothing of how much of a guess was right. */
export function digestCode(typed: string): string {
  return createHash('sha256').update(plainCode(typed)).digest('hex');
}
