import { expect, it } from 'vitest';
import { howCurrent } from '@/lib/navigation/how-current';

it.each([
  ['/vod', '/vod', 'page'],
  ['/vod', '/fr/vod', 'page'],
  ['/de/vod', '/de/vod', 'page'],
  ['/vod', '/vod/sans-publicite', 'true'],
  ['/vod', '/vodka', undefined],
  ['/vod', '/shop', undefined],
  ['/catalogue?genre=drama', '/catalogue', undefined],
  ['/', '/vod', undefined],
] as const)('a link to %s says of %s: %s', (link, shown, said) => {
  expect(howCurrent(link, shown)).toBe(said);
});
