import { type Sound, sampleRate } from './sound';

/** A millisecond: one gain each, joined by straight lines. */
const block = Math.round(sampleRate / 1000);
/** Milliseconds before a peak at which it is made way for, and within which half of it is forgotten. */
const ahead = 6;
const release = 120;

/** Keeps a sound below `ceiling` by turning it down around its peaks; both channels alike, in place. */
export function limit(sound: Sound, ceiling: number): void {
  const gains = smoothed(gainsOf(sound, ceiling));
  for (const channel of [sound.left, sound.right]) {
    for (let i = 0; i < channel.length; i += 1) {
      const at = Math.floor(i / block);
      const share = (i % block) / block;
      const gain = (gains[at] ?? 1) * (1 - share) + (gains[at + 1] ?? gains[at] ?? 1) * share;
      channel[i] = Math.min(ceiling, Math.max(-ceiling, (channel[i] ?? 0) * gain));
    }
  }
}

/** What each block bears, and the one before it, so that the line between two never crosses. */
function gainsOf({ left, right }: Sound, ceiling: number): Float32Array {
  const gains = new Float32Array(Math.ceil(left.length / block) + 1).fill(1);
  for (let i = 0; i < left.length; i += 1) {
    const peak = Math.max(Math.abs(left[i] ?? 0), Math.abs(right[i] ?? 0));
    if (peak <= ceiling) continue;
    for (const at of [Math.floor(i / block), Math.floor(i / block) + 1]) {
      gains[at] = Math.min(gains[at] ?? 1, ceiling / peak);
    }
  }
  return gains;
}

function smoothed(gains: Float32Array): Float32Array {
  const falling = gains.slice();
  for (let i = 0; i < gains.length; i += 1) {
    for (let back = 1; back <= ahead && i >= back; back += 1) {
      const share = back / (ahead + 1);
      const wanted = (gains[i] ?? 1) * (1 - share) + share;
      falling[i - back] = Math.min(falling[i - back] ?? 1, wanted);
    }
  }
  const recovery = 0.5 ** (1 / release);
  for (let i = 1; i < falling.length; i += 1) {
    const rising = 1 - (1 - (falling[i - 1] ?? 1)) * recovery;
    falling[i] = Math.min(falling[i] ?? 1, rising);
  }
  return falling;
}
