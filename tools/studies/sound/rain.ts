import { randomFrom } from '@/lib/text/random';
import { sampleRate } from './sound';

/** Seconds in which it begins, and in which it ends. */
const slope = 1.2;

/** Steady rain: a soft hiss, and single drops nearer by. */
export function rain(_hertz: number, held: number, _force: number, count: number): Float32Array {
  const random = randomFrom(count);
  let [dull, drop] = [0, 0];
  return Float32Array.from({ length: count }, (_, i) => {
    const t = i / sampleRate;
    const white = 2 * random() - 1;
    dull += 0.22 * (white - dull);
    if (random() < 0.0009) drop = 0.3 + 0.7 * random();
    drop *= 0.994;
    const level = Math.min(1, t / slope, Math.max(0, (held + slope - t) / slope));
    return level * (0.7 * dull + 0.16 * white + 0.5 * drop * white * drop);
  });
}
