import type { Sight } from '../scene';
import { line } from '../set/line';
import { rain } from '../set/rain';

/** From the front of the train, fast. */
export const rush =
  (metres: number) =>
  (beat: number): Sight => ({
    layers: [...line(beat, metres + 11 * beat, 0.74, 0.47), rain(beat, 70, 0, 0.45)],
  });
