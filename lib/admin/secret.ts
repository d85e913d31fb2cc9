import { hash, randomBytes } from 'node:crypto';

/** A random secret of 256 bits for a cookie or URL (base64url). */
export function createSecret(): string {
  return randomBytes(32).toString('base64url');
}

/**
 * The stored digest of a secret, so that read access to the database does not grant a session. It is
 * looked up through an index; the lookup time reveals nothing about the secret.
 */
export function digestOf(secret: string): string {
  return hash('sha256', secret, 'hex');
}
