import { createHash, createHmac, scryptSync, timingSafeEqual } from 'node:crypto';
import type { PreviewSettings } from './preview-settings';

/** Signs a text: `base64url(text).base64url(HMAC)`. */
export function sign(text: string, key: Buffer): string {
  const encoded = Buffer.from(text).toString('base64url');
  return `${encoded}.${signatureOf(encoded, key).toString('base64url')}`;
}

/** Maximum token length in characters; our tokens are shorter. */
const longest = 1024;

/** The signed text, or `undefined` if the signature does not match. Compared in constant time. */
export function readSigned(token: string, key: Buffer): string | undefined {
  const [encoded = '', claimedSignature = '', ...more] =
    token.length > longest ? [] : token.split('.');
  if (more.length > 0 || !/^[\w-]+$/.test(encoded) || !/^[\w-]{43}$/.test(claimedSignature))
    return undefined;
  const signature = signatureOf(encoded, key);
  const isEqual = timingSafeEqual(signature, Buffer.from(claimedSignature, 'base64url'));
  // The last of 43 base64url characters has two unused bits: only the canonical spelling is accepted.
  if (!isEqual || signature.toString('base64url') !== claimedSignature) return undefined;
  return Buffer.from(encoded, 'base64url').toString();
}

function signatureOf(encoded: string, key: Buffer): Buffer {
  return createHmac('sha256', key).update(encoded).digest();
}

/** Lifetime of an editor session (s). */
export const sessionSeconds = 30 * 24 * 60 * 60;

/** A signed session token for the cookie. */
export function createSession(key: Buffer, now = Date.now()): string {
  return sign(String(Math.floor(now / 1000) + sessionSeconds), key);
}

export function isSession(token: string, key: Buffer, now = Date.now()): boolean {
  return Number(readSigned(token, key) ?? 0) * 1000 > now;
}

/** A page that a visitor without a password may see, in all languages, until a time (ms since 1970). */
export type Share = { path: string; until: number };

/** Address of shared links. The token is in the query, because logs omit queries. */
export const sharePath = '/_preview/share';

/** @param share its path has no language, such as `/movie/nerven` */
export function createShareToken({ path, until }: Share, key: Buffer): string {
  return sign(JSON.stringify([path, until]), key);
}

/** The share of a token, expired or not; `undefined` if the signature is invalid. */
export function readShareToken(token: string, key: Buffer): Share | undefined {
  const signed = readSigned(token, key);
  if (signed === undefined) return undefined;
  const [path, until] = JSON.parse(signed);
  return { path, until };
}

/** Cookie name, one per shared page, so that a visitor with two links can see both. */
export function shareCookie(path: string): string {
  return `preview-share-${createHash('sha256').update(path).digest('hex').slice(0, 12)}`;
}

/** Signing keys, one per purpose, so that a token of one kind is invalid as the other. */
export type PreviewKeys = { session: Buffer; share: Buffer };

/** Cost of scrypt: 32 MB and over 0.1 s, once per start. Each password guess from a signed link costs the same. */
const cost = { N: 2 ** 15, r: 8, p: 1, maxmem: 2 ** 26 };

/**
 * Derives the keys of a preview with a password. The session key depends on the password, so a new password logs
 * everybody out. With a secret, share keys depend on the secret only, so shared links survive a new password.
 */
export function deriveKeys({
  password,
  secret,
}: {
  password: string;
  secret?: string | undefined;
}): PreviewKeys {
  const passwordKey = scryptSync(password, 'bobine preview', 32, cost);
  const masterKey = secret === undefined ? passwordKey : deriveSubkey(secret, 'secret');
  return {
    session: deriveSubkey(masterKey, `session ${passwordKey.toString('hex')}`),
    share: deriveSubkey(masterKey, 'share'),
  };
}

/** The keys for these settings; `undefined` without a password. */
export function previewKeysOf({ password, secret }: PreviewSettings): PreviewKeys | undefined {
  return password === undefined ? undefined : deriveKeys({ password, secret });
}

function deriveSubkey(key: string | Buffer, purpose: string): Buffer {
  return createHmac('sha256', key).update(purpose).digest();
}
