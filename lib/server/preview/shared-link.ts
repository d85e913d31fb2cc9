import { createHash } from 'node:crypto';
import { readSigned, sign } from './signed';

/** A page shared with an outside visitor, in French and in German, until a moment (ms since 1970). */
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
