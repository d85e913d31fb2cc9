// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { projectionSpeeds } from '@/lib/player/speeds';

test.each([
  [24, [16, 18, 20, 24], [0.6667, 0.75, 0.8333, 1]],
  [18, [16, 18, 20, 24], [0.8889, 1, 1.1111, 1.3333]],
  [22, [16, 18, 20, 22, 24], [0.7273, 0.8182, 0.9091, 1, 1.0909]],
  // Speeds out of the player's range are left out.
  [1, [1, 16], [1, 16]],
  ...[0, -24, Number.NaN, Number.POSITIVE_INFINITY].map((rate) => [rate, [], []] as const),
] as [number, number[], number[]][])(
  'a transfer at %s frames per second has the rates %j, played at %j',
  (rate, fps, speeds) => {
    expect(projectionSpeeds(rate).map((one) => one.fps)).toEqual(fps);
    expect(projectionSpeeds(rate).map(({ speed }) => speed)).toEqual(speeds);
  },
);
