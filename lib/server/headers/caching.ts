/**
 * Cache rules. A new build changes pages at any time, so a browser revalidates on each request (a 304 is cheap) and a
 * shared cache after a minute. For a day a cache may serve stale pages while the site is down (hence no
 * `must-revalidate`, which forbids that). Next's default `s-maxage` of a year would outlive the chunks that a page uses.
 */
export const cacheControl = {
  /** Browser messages at the address of this build (`/_i18n/<build>/…`). */
  messages: 'public, max-age=86400',
  /** Revalidated on every request. */
  fresh: 'no-cache',
  /** For addresses that contain the build id or a content hash. */
  immutable: 'public, max-age=31536000, immutable',
  /**
   * Media of the site content. Cached for five minutes, because a film page requests the same still more than once.
   */
  media: 'public, max-age=300',
  notStored: 'private, no-store',
} as const;

/** Maximum seconds for which a shared cache may serve a response without revalidation. */
const maxSharedAge = 60;

/** Converts `left`, the milliseconds until the next change, to whole seconds in 0..`maxSharedAge`. */
function seconds(left: number): number {
  return Math.max(0, Math.min(maxSharedAge, Math.floor(left / 1000)));
}

/** Rule for a page. No shared cache may store it beyond its next change, which is in `left` milliseconds. */
export function pageCacheControl(left = Infinity): string {
  return `public, max-age=0, s-maxage=${seconds(left)}, stale-if-error=86400`;
}

/** Rule for JSON that is the same for all visitors. Browsers may cache it too. */
export function answerCacheControl(left = Infinity): string {
  return `public, max-age=${seconds(left)}`;
}

type Named = number | string | readonly string[] | undefined;

/** Joins two `Vary` values without duplicates. */
export function joinVary(first: Named, others: string): string {
  return first === undefined ? others : join(`${first},${others}`);
}

function join(values: string): string {
  const cached = cache.get(values);
  if (cached !== undefined) return cached;
  const names = values.split(',').map((name) => name.trim());
  const byLowerCase = new Map(names.filter(Boolean).map((name) => [name.toLowerCase(), name]));
  const joined = [...byLowerCase.values()].join(', ');
  if (cache.size < maxCached) cache.set(values, joined);
  return joined;
}

/** Joined `Vary` values by input. This site and Next produce about ten inputs. */
const cache = new Map<string, string>();
const maxCached = 100;
