import { createHash, randomBytes } from 'node:crypto';

const bytes = 16;
const written = new RegExp(`^[A-Za-z0-9_-]{${Math.ceil((bytes * 4) / 3)}}$`);

/** What opens a page and nothing else does (an order's, a form's that was typed): 128 bits, base64url. */
export function createToken(): string {
  return randomBytes(bytes).toString('base64url');
}

/** Whether a text can be a token at all; the database is asked for no other. */
export function isToken(text: string): boolean {
  return written.test(text);
}

/** SHA-256 by which an order is found: how long the search takes tells nothing of the token. */
export function digestToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
