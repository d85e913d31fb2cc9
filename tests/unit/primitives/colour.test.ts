import { expect, test } from 'vitest';
import { contrast, hasReadableInk, isReadableOn } from '@/lib/primitives/colour/contrast';
import { fromOklch, nearestTone, toOklch } from '@/lib/primitives/colour/oklch';

const readsOn = (ground: string) => (tone: string) => contrast(tone, ground) >= 4.5;
const samples = [0, 85, 170, 255];
const colours = samples.flatMap((r) =>
  samples.flatMap((g) =>
    samples.map((b) => `#${[r, g, b].map((one) => one.toString(16).padStart(2, '0')).join('')}`),
  ),
);

test('nearestTone: the result is readable for every colour on every ground', () => {
  for (const ground of ['#ffffff', '#f7f7f4', '#777777', '#1e1e1c', '#000000'])
    for (const colour of colours)
      expect(
        contrast(nearestTone(colour, readsOn(ground)) as string, ground),
      ).toBeGreaterThanOrEqual(4.5);
});

test('nearestTone: the result keeps the hue, and a nearer tone would not be readable', () => {
  const ground = '#ffffff';
  const green = toOklch('#2fb457');
  const tone = toOklch(nearestTone('#2fb457', readsOn(ground)) as string);
  expect(Math.abs(tone.hue - green.hue)).toBeLessThan(0.03);
  expect(tone.lightness).toBeLessThan(green.lightness);
  const nearer = fromOklch({ ...tone, lightness: tone.lightness + 0.006 });
  expect(contrast(nearer, ground)).toBeLessThan(4.5);
});

test.each([
  // 4.54 and 4.47: text is readable from 4.5 : 1.
  [['#ffffff'], '#767676', true, true],
  [['#ffffff'], '#777777', false, false],
  // On every ground, but with one ink only.
  [['#ffffff', '#e0e0e0'], '#757575', false, true],
  [['#ffffff', '#e0e0e0'], '#595959', true, true],
  [['#ffffff', '#111111'], '#595959', false, true],
  [['#111111', '#ffffff'], '#595959', false, true],
  [['#ffffff', '#111111'], '#777777', false, false],
])('isReadableOn, hasReadableInk of %j and %s are %s and %s', (colours, tone, onAll, withOne) => {
  expect(isReadableOn(colours)(tone)).toBe(onAll);
  expect(hasReadableInk(colours)(tone)).toBe(withOne);
});
