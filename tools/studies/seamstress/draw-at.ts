import { randomFrom } from '@/lib/text/random';
import type { Drawing } from '../picture/drawing';
import { format } from './scene';
import { shotAt } from './timeline';

export const beatSeconds = 0.6;

/** The film's picture at a beat: toned, lit by a lamp that is not quite steady. */
export function drawAt(beat: number): Drawing {
  const { shot, beat: within } = shotAt(beat);
  const { layers, tones, lamp = 1, iris } = shot.show(within);
  const number = Math.round(beat * beatSeconds * format.framesPerSecond);
  const chance = randomFrom(number);
  const unsteady = 1 + 0.03 * (chance() - 0.5);
  const askew = [0.5 * Math.sin(number / 23), 0.7 * (chance() - 0.5)] as const;
  return {
    layers,
    askew,
    print: {
      tones,
      lamp: lamp * unsteady,
      iris,
      grain: 0.007,
      corners: 0.42,
      paper: 0.022,
      number,
    },
  };
}
