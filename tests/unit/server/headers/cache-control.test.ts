import { expect, it } from 'vitest';
import {
  answerCacheControl,
  cacheControl,
  pageCacheControl,
} from '@/lib/server/headers/cache-control';

it('of each kind of file says how long it is kept', () =>
  expect(cacheControl).toEqual({
    words: 'public, max-age=86400',
    fresh: 'no-cache',
    immutable: 'public, max-age=31536000, immutable',
    media: 'public, max-age=300',
    notStored: 'private, no-store',
  }));

it.each([
  [undefined, 60],
  [60_999, 60],
  [60_000, 60],
  [59_999, 59],
  [1_000, 1],
  [999, 0],
  [0, 0],
  [-5_000, 0],
])('with %s ms until something changes, an answer is held for %i s', (left, seconds) => {
  expect(pageCacheControl(left)).toBe(
    `public, max-age=0, s-maxage=${seconds}, stale-if-error=86400`,
  );
  expect(answerCacheControl(left)).toBe(`public, max-age=${seconds}`);
});
