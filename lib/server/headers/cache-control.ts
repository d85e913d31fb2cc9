/**
 * What a cache may keep. A build is a publication, so a browser asks again each time (a 304 is
 * cheap) and a shared cache a minute later; for a day it may stand in while the site is down
 * (hence no `must-revalidate`, which forbids that). Next's own `s-maxage` of a year would outlive
 * the chunks the page names.
 */
export const cacheControl = {
  /** Words under the address of their build: 24 hours (specification, section 9). */
  words: 'public, max-age=86400',
  /** Asked for to learn whether it is still so. */
  fresh: 'no-cache',
  /** Has its build's id in its address. */
  immutable: 'public, max-age=31536000, immutable',
  /** Files of the house: a film's page asks for its still more than once. */
  media: 'public, max-age=300',
  notStored: 'private, no-store',
} as const;

/** Seconds for which a cache may answer for us. */
const shared = 60;

/** As many as there are until something changes, `left` milliseconds from now, and not more. */
function seconds(left: number): number {
  return Math.max(0, Math.min(shared, Math.floor(left / 1000)));
}

/** Of a page, `left` milliseconds before something on it changes: no cache is to hold it beyond that. */
export function pageCacheControl(left = Infinity): string {
  return `public, max-age=0, s-maxage=${seconds(left)}, stale-if-error=86400`;
}

/** Of JSON that says the same to everybody: the browser may keep it as well. */
export function answerCacheControl(left = Infinity): string {
  return `public, max-age=${seconds(left)}`;
}
