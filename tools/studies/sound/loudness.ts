import { type Biquad, filter } from './biquad';
import { type Sound, sampleRate } from './sound';

/** How the ear weighs frequencies: ITU-R BS.1770-4's two filters, worked out for 44.1 kHz. */
const head: Biquad = {
  b: [1.530841230050347, -2.650979995154729, 1.169079079921587],
  a: [-1.66365511325602, 0.712595428073225],
};
const depths: Biquad = { b: [1, -2, 1], a: [-1.989169673629796, 0.989199035787039] };

const block = Math.round(0.4 * sampleRate);
const step = Math.round(0.1 * sampleRate);
const silence = -70;

/** Integrated loudness in LUFS (ITU-R BS.1770-4); −70 where there is nothing to be heard. */
export function loudnessOf({ left, right }: Sound): number {
  const channels = [left, right].map((channel) => filter(filter(channel, head), depths));
  const powers: number[] = [];
  for (let from = 0; from + block <= left.length; from += step) {
    powers.push(channels.reduce((sum, channel) => sum + powerOf(channel, from), 0));
  }
  const audible = powers.filter((power) => toLufs(power) > silence);
  const gate = toLufs(mean(audible)) - 10;
  return Math.max(silence, toLufs(mean(audible.filter((power) => toLufs(power) > gate))));
}

function powerOf(channel: Float32Array, from: number): number {
  let sum = 0;
  for (let i = from; i < from + block; i += 1) sum += (channel[i] ?? 0) ** 2;
  return sum / block;
}

const toLufs = (power: number) => -0.691 + 10 * Math.log10(power);
const mean = (values: readonly number[]) =>
  values.length > 0 ? values.reduce((sum, value) => sum + value, 0) / values.length : 0;
