import type { Study } from '../study';
import { descriptions } from './descriptions';
import { beatSeconds, drawAt } from './draw-at';
import { notes } from './music/notes';
import { beatsOfBar, format } from './scene';
import { bars } from './timeline';
import { captions, chapters, intertitles } from './words';

/**
 * A shadow play. The moon hangs on a thread. One night it breaks (the turn); a seamstress finds the
 * moon in a pond, carries it up a mountain and sews it to the sky. One end of thread is left over. She
 * pulls, and what hangs on it is the sun (the ending): she takes it home like a balloon.
 *
 * Fifteen shots, a bar of the waltz for each 1.8 seconds. Each place has its tint: blue night, amber
 * lamp, green pond, violet height, and the dawn that runs through rose to gold. Where the moon is
 * missing, the light is missing. Minor until the needle is threaded, major after it.
 */
export const seamstress: Study = {
  slug: 'la-couseuse-de-lune',
  format,
  beatSeconds,
  beats: bars * beatsOfBar,
  notes,
  chapters,
  captions,
  intertitles,
  descriptions,
  drawAt,
  weight: 5_900_000,
  poster: 81.7,
  stills: [17, 25, 48.8, 66.5, 97.3, 133],
};
