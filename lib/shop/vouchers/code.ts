import { createHash, randomBytes } from 'node:crypto';

/**
 * Crockford's base32: no I, L, O or U, which are easily confused. @see
 * https://www.crockford.com/base32.html
 */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 16;

/** Creates a code such as `7K2M-Q4ZT-0VXN-9B3D`: 80 random bits. */
export function makeCode(): string {
  // 256 is a multiple of 32, so every letter is equally likely.
  const code = Array.from(randomBytes(length), (byte) => letters[byte % letters.length]).join('');
  return (code.match(/.{4}/g) ?? []).join('-');
}

/** Normalizes a typed code: capitals, no spaces, hyphens or full stops, O to 0, I and L to 1. */
export function plainCode(typed: string): string {
  return typed
    .toUpperCase()
    .replace(/[\s\p{Pd}.]+/gu, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');
}

/**
 * The digest used for the lookup, so that its timing does not reveal how much of a guess is right.
 */
export function digestCode(typed: string): string {
  return createHash('sha256').update(plainCode(typed)).digest('hex');
}
