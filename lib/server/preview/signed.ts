import { createHmac, timingSafeEqual } from 'node:crypto';

/** Some words with their signature after a full stop; no other key makes the same. */
export function sign(words: string, key: Buffer): string {
  const said = Buffer.from(words).toString('base64url');
  return `${said}.${signatureOf(said, key).toString('base64url')}`;
}

/** More than any of ours has. */
const longest = 1024;

/** What was signed, as long as nobody has changed a letter of it; compared in constant time. */
export function readSigned(token: string, key: Buffer): string | undefined {
  const [said = '', given = '', ...more] = token.length > longest ? [] : token.split('.');
  if (more.length > 0 || !/^[\w-]+$/.test(said) || !/^[\w-]{43}$/.test(given)) return undefined;
  const signature = signatureOf(said, key);
  const same = timingSafeEqual(signature, Buffer.from(given, 'base64url'));
  // Of 43 letters the last has two bits that say nothing: only one way of writing counts.
  if (!same || signature.toString('base64url') !== given) return undefined;
  return Buffer.from(said, 'base64url').toString();
}

function signatureOf(said: string, key: Buffer): Buffer {
  return createHmac('sha256', key).update(said).digest();
}
