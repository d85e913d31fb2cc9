import { createHash, randomBytes } from 'node:crypto';

const bytes = 16;
const tokenPattern = new RegExp(`^[A-Za-z0-9_-]{${Math.ceil((bytes * 4) / 3)}}$`);

/** A secret token that grants access to a page (an order, a typed form): 128 bits, base64url. */
export function createToken(): string {
  return randomBytes(bytes).toString('base64url');
}

/** Whether a text has the form of a token. Other texts are never looked up in the database. */
export function isToken(text: string): boolean {
  return tokenPattern.test(text);
}

/**
 * SHA-256 digest used to look up an order, so that the lookup time reveals nothing about the token.
 */
export function digestToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
