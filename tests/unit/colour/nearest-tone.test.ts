import { expect, test } from 'vitest';
import { contrast } from '@/lib/colour/contrast';
import { nearestTone } from '@/lib/colour/nearest-tone';
import { fromOklch, toOklch } from '@/lib/colour/oklch';

const readsOn = (ground: string) => (tone: string) => contrast(tone, ground) >= 4.5;
const samples = [0, 51, 102, 153, 204, 255];
const colours = samples.flatMap((r) =>
  samples.flatMap((g) =>
    samples.map((b) => `#${[r, g, b].map((one) => one.toString(16).padStart(2, '0')).join('')}`),
  ),
);

test('a colour comes back from OKLCH as it went', () => {
  for (const colour of colours) expect(fromOklch(toOklch(colour))).toBe(colour);
});

test('a colour that will do stays as it is', () => {
  expect(nearestTone('#c8200e', readsOn('#f7f7f4'))).toBe('#c8200e');
});

test('what is proposed passes itself, for every colour on every ground', () => {
  for (const ground of ['#ffffff', '#f7f7f4', '#777777', '#1e1e1c', '#000000'])
    for (const colour of colours)
      expect(
        contrast(nearestTone(colour, readsOn(ground)) as string, ground),
      ).toBeGreaterThanOrEqual(4.5);
});

test('it keeps its hue, and a step nearer would not pass', () => {
  const ground = '#ffffff';
  const green = toOklch('#2fb457');
  const tone = toOklch(nearestTone('#2fb457', readsOn(ground)) as string);
  expect(Math.abs(tone.hue - green.hue)).toBeLessThan(0.03);
  expect(tone.lightness).toBeLessThan(green.lightness);
  const nearer = fromOklch({ ...tone, lightness: tone.lightness + 0.006 });
  expect(contrast(nearer, ground)).toBeLessThan(4.5);
});

test('where no tone will do there is none', () => {
  expect(nearestTone('#c8200e', () => false)).toBeUndefined();
});
