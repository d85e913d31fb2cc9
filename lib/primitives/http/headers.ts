/**
 * Whether an `If-None-Match` header matches a strong ETag: `*`, or one of a list, by weak
 * comparison.
 */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  if (ifNoneMatch === etag) return true;
  if (ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

/** Milliseconds. Longer `Retry-After` times are shortened to this. */
const longestWait = 5_000;

/**
 * The delay of a `Retry-After` header, in seconds or as a date (RFC 9110, 10.2.3), in milliseconds (0 to 5,000); 0 if it
 * is missing or invalid.
 *
 * @param now milliseconds since 1970
 */
export function readRetryAfter(header: string | null, now: number): number {
  const value = header?.trim() ?? '';
  const wait = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now;
  return Math.min(Math.max(wait || 0, 0), longestWait);
}
