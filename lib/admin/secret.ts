import { hash, randomBytes } from 'node:crypto';

/** 256 bits that nobody guesses, as they stand in a cookie or an address (base64url). */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/**
 * What is kept of a secret: whoever reads the database cannot come in with it. Found by it in an index; the time that
 * takes tells nothing of the secret.
 */
export function digestOf(secret: string): string {
  return hash('sha256', secret, 'hex');
}
