import { describe, expect, it } from 'vitest';
import { limit } from '@/tools/studies/sound/limit';
import { loudnessOf } from '@/tools/studies/sound/loudness';
import { sampleRate } from '@/tools/studies/sound/sound';

function tone(level: number, seconds = 3, hertz = 997) {
  const wave = () =>
    Float32Array.from(
      { length: seconds * sampleRate },
      (_, i) => level * Math.sin((2 * Math.PI * hertz * i) / sampleRate),
    );
  return { left: wave(), right: wave() };
}
const peak = (samples: Float32Array) => samples.reduce((most, s) => Math.max(most, Math.abs(s)), 0);

describe('Loudness', () => {
  // ITU-R BS.1770: a tone of 997 Hz in both channels is as many LUFS as its peak is dB.
  it.each([-18, -30])('of a tone at %i dB is that many LUFS', (level) => {
    expect(loudnessOf(tone(10 ** (level / 20)))).toBeCloseTo(level, 0);
  });

  it('does not count the pauses', () => {
    const { left } = tone(0.1);
    const withPause = Float32Array.from({ length: 2 * left.length }, (_, i) => left[i] ?? 0);
    expect(loudnessOf({ left: withPause, right: withPause })).toBeCloseTo(-20, 0);
  });

  it('of silence is the least there is', () => {
    expect(loudnessOf(tone(0))).toBe(-70);
  });
});

describe('The limiter', () => {
  it('keeps peaks below the ceiling', () => {
    const sound = tone(1.6);
    limit(sound, 0.7);
    expect(peak(sound.left)).toBeLessThanOrEqual(0.7 + 1e-6);
  });

  it('leaves alone what is below it, and recovers after a peak', () => {
    const sound = tone(0.5);
    sound.left[sampleRate] = 1.4;
    limit(sound, 0.7);
    expect(peak(sound.left.subarray(0, sampleRate / 2))).toBeCloseTo(0.5, 2);
    expect(peak(sound.left.subarray(2.5 * sampleRate))).toBeCloseTo(0.5, 1);
  });
});
