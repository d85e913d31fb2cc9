import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signs a text: `base64url(text).base64url(HMAC)`. */
export function sign(words: string, key: Buffer): string {
  const said = Buffer.from(words).toString('base64url');
  return `${said}.${signatureOf(said, key).toString('base64url')}`;
}

/** Maximum token length in characters; our tokens are shorter. */
const longest = 1024;

/** The signed text, or `undefined` if the signature does not match. Compared in constant time. */
export function readSigned(token: string, key: Buffer): string | undefined {
  const [said = '', given = '', ...more] = token.length > longest ? [] : token.split('.');
  if (more.length > 0 || !/^[\w-]+$/.test(said) || !/^[\w-]{43}$/.test(given)) return undefined;
  const signature = signatureOf(said, key);
  const same = timingSafeEqual(signature, Buffer.from(given, 'base64url'));
  // The last of 43 base64url characters has two unused bits: only the canonical spelling is accepted.
  if (!same || signature.toString('base64url') !== given) return undefined;
  return Buffer.from(said, 'base64url').toString();
}

function signatureOf(said: string, key: Buffer): Buffer {
  return createHmac('sha256', key).update(said).digest();
}
