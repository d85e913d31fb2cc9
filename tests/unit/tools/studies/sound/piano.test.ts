import { expect, it } from 'vitest';
import { piano } from '@/tools/studies/sound/piano';
import { sampleRate } from '@/tools/studies/sound/sound';

const energy = (samples: Float32Array) => samples.reduce((sum, s) => sum + s * s, 0);
const second = (from: number, tone: Float32Array) =>
  energy(tone.subarray(from * sampleRate, (from + 0.4) * sampleRate));
/** How fast the samples change, beside how large they are: more where it is brighter. */
const brightness = (tone: Float32Array) =>
  energy(tone.map((s, i) => s - (tone[i - 1] ?? 0))) / energy(tone);

it('dies away while it is held, and at once when it is let go', () => {
  const held = piano(220, 4, 0.5, 4 * sampleRate);
  expect(second(0.1, held)).toBeGreaterThan(2 * second(2, held));
  const let1 = piano(220, 1, 0.5, 4 * sampleRate);
  expect(second(2, let1)).toBeLessThan(second(2, held) / 1000);
});

it('sounds brighter when it is struck harder', () => {
  const tone = (force: number) => piano(220, 1, force, sampleRate).subarray(sampleRate / 10);
  expect(brightness(tone(0.9))).toBeGreaterThan(1.2 * brightness(tone(0.2)));
});

it('lets low strings sound longer than high ones', () => {
  const lasting = (hertz: number) => {
    const tone = piano(hertz, 3, 0.5, 3 * sampleRate);
    return second(2, tone) / second(0.1, tone);
  };
  expect(lasting(110)).toBeGreaterThan(3 * lasting(880));
});
