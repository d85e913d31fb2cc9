import { expect, test } from 'vitest';
import { type AdBreak, momentOf } from '@/lib/ads/ad-break';

test.each([
  [20, 100, 20],
  [20, 0, 20],
  ['50%', 90, 45],
  ['50%', 0, undefined],
  ['50%', Number.NaN, undefined],
  ['start', 90, undefined],
  ['end', 90, undefined],
] as [AdBreak['at'], number, number | undefined][])(
  'a break at %s of a film of %s s lies at %s',
  (at, duration, moment) => {
    expect(momentOf({ id: 'x', at }, duration)).toBe(moment);
  },
);
