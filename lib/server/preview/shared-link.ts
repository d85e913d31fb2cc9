import { createHash } from 'node:crypto';
import { readSigned, sign } from './signed';

/** A page that somebody outside may see, in French and in German, until a moment (ms since 1970). */
export type Share = { path: string; until: number };

/** Where shared links lead. What is signed stands in the query: logs leave that out. */
export const sharePath = '/_preview/share';

/** @param share its path is the plain one, such as `/movie/nerven` */
export function createShareToken({ path, until }: Share, key: Buffer): string {
  return sign(JSON.stringify([path, until]), key);
}

/** What a link opens, lapsed or not; `undefined` of one that we have not made. */
export function readShareToken(token: string, key: Buffer): Share | undefined {
  const signed = readSigned(token, key);
  if (signed === undefined) return undefined;
  const [path, until] = JSON.parse(signed);
  return { path, until };
}

/** Each shared page has a cookie of its own: who was sent two may look at both. */
export function shareCookie(path: string): string {
  return `preview-share-${createHash('sha256').update(path).digest('hex').slice(0, 12)}`;
}
