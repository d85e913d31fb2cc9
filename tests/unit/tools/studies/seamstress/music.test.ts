import { expect, it } from 'vitest';
import { line } from '@/tools/studies/score/notation';
import { bars as written } from '@/tools/studies/seamstress/music/bars';
import { bars, shots } from '@/tools/studies/seamstress/timeline';

it('has a bar of music for every bar of picture', () => {
  expect(written).toHaveLength(bars);
  expect(shots).toHaveLength(15);
});

it.each(['right', 'left'] as const)('fills every bar of the %s hand, and no more', (hand) => {
  const wrong = written.filter((bar) => {
    const end = line(`${bar[hand]} C4:1`, 0, { voice: 'piano', gain: 1 }).at(-1)?.beat;
    return Math.abs((end ?? 0) - 3) > 1e-6;
  });
  expect(wrong).toEqual([]);
});
