import { randomFrom } from '@/lib/text/random';
import type { Drawing } from '../picture/drawing';
import type { Tone } from '../print/print';
import { format } from './scene';
import { shotAt } from './timeline';

export const beatSeconds = 0.5;

/** Silver: no colour but what the paper of a print has. */
const tones: readonly Tone[] = [
  [0, 7, 7, 8],
  [0.2, 66, 65, 65],
  [0.55, 166, 165, 162],
  [1, 250, 248, 243],
];

/** The film's picture at a beat: grained, in a gate that is not quite steady. */
export function drawAt(beat: number): Drawing {
  const { shot, beat: within } = shotAt(beat);
  const { layers, lamp = 1 } = shot.show(within);
  const number = Math.round(beat * beatSeconds * format.framesPerSecond);
  const chance = randomFrom(number);
  return {
    layers,
    askew: [0.8 * Math.sin(number / 19), 0.8 * (chance() - 0.5)],
    print: {
      tones,
      lamp: lamp * (1 + 0.04 * (chance() - 0.5)),
      grain: 0.026,
      corners: 0.4,
      number,
    },
  };
}
