import { expect, test } from 'vitest';
import { platformSchema } from '@/lib/ads/platform/platform-config';

const platform = { api: 'tcf', script: 'https://cmp.example/cmp.js' };

test('a platform needs its interface and its script, and is asked for Google', () => {
  expect(platformSchema.parse(platform)).toEqual({ ...platform, vendors: [755] });
  const gpp = { ...platform, api: 'gpp', vendors: [1, 12] };
  expect(platformSchema.parse(gpp)).toEqual(gpp);
});

test.each([
  [{ api: 'usp' }, 'api'],
  [{ api: '' }, 'api'],
  [{ script: 'http://cmp.example/cmp.js' }, 'script'],
  [{ script: 'xhttps://cmp.example/cmp.js' }, 'script'],
  [{ script: 'httpsx://cmp.example/cmp.js' }, 'script'],
  [{ script: '/cmp.js' }, 'script'],
  [{ vendors: [] }, 'vendors'],
  [{ vendors: [0] }, 'vendors'],
  [{ vendors: [7.5] }, 'vendors'],
  [{ vendor: [755] }, undefined],
])('one with %j is refused', (more, place) => {
  const { error } = platformSchema.safeParse({ ...platform, ...more });
  expect(error?.issues.map(({ path }) => path[0])).toEqual([place]);
});
