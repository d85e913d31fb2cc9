import type { Tone } from './print';

export const toneSteps = 1024;

/** Red, green and blue for each of `toneSteps` lightnesses, one after the other. */
export function toneTable(tones: readonly Tone[]): Float32Array {
  const table = new Float32Array(3 * toneSteps);
  for (let step = 0; step < toneSteps; step += 1) {
    table.set(colourAt(tones, step / (toneSteps - 1)), 3 * step);
  }
  return table;
}

function colourAt(tones: readonly Tone[], lightness: number): [number, number, number] {
  const above = tones.findIndex(([at]) => at >= lightness);
  const [highAt, ...high] = tones.at(above) ?? [1, 255, 255, 255];
  const [lowAt, ...low] = tones[Math.max(0, above - 1)] ?? [0, 0, 0, 0];
  if (above <= 0 || highAt === lowAt) return high;
  const share = (lightness - lowAt) / (highAt - lowAt);
  return [0, 1, 2].map((i) => (low[i] ?? 0) + ((high[i] ?? 0) - (low[i] ?? 0)) * share) as [
    number,
    number,
    number,
  ];
}

/** The tones between two sets of as many tones: `share` 0 is the first, 1 the second. */
export function mixTones(from: readonly Tone[], to: readonly Tone[], share: number): Tone[] {
  return from.map((tone, index) => {
    const other = to[index] ?? tone;
    const mix = (i: 0 | 1 | 2 | 3) => tone[i] + (other[i] - tone[i]) * share;
    return [mix(0), mix(1), mix(2), mix(3)];
  });
}
