import { expect, test } from 'vitest';
import { hasAds } from '@/lib/ads/has-ads';

test.each<[{ ads: boolean; runtime?: number }, { minRuntime: number } | undefined, boolean]>([
  [{ ads: true, runtime: 5 }, undefined, true],
  [{ ads: true, runtime: 4.9 }, undefined, false],
  [{ ads: true, runtime: 4.9 }, { minRuntime: 0 }, true],
  [{ ads: true, runtime: 59 }, { minRuntime: 60 }, false],
  [{ ads: true }, { minRuntime: 60 }, true],
  [{ ads: false, runtime: 90 }, { minRuntime: 0 }, false],
])('a film with %j has ads on a site with %j: %s', ({ ads, runtime }, config, expected) => {
  expect(hasAds({ vod: { ads }, runtime }, config)).toBe(expected);
  expect(hasAds({ runtime }, config)).toBe(false);
});
