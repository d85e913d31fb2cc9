import type { Study } from '../study';
import { descriptions } from './descriptions';
import { beatSeconds, drawAt } from './draw-at';
import { notes } from './music/notes';
import { format } from './scene';
import { beats } from './timeline';
import { captions, chapters } from './words';

/**
 * A city from six o'clock to midnight, and its last train. Lights come on, the street fills, wheels
 * and cuts go faster; then a signal says stop (the turn), and in the silence two people at two lit
 * windows, one of a house, one of the train, greet each other. The way is clear, the train goes on.
 * After that the city goes out: windows, umbrellas, lamps, the tail lamp, and last her window (the ending).
 *
 * 31 shots at two beats a second; every cut is on a beat, the shortest shots last one. The clock,
 * the house front, the street and the umbrellas are each seen twice: full, then empty.
 */
export const lastTrain: Study = {
  slug: 'derniere-rame',
  format,
  beatSeconds,
  beats,
  notes,
  chapters,
  captions,
  descriptions,
  drawAt,
  weight: 5_900_000,
  poster: 35.2,
  stills: [19.4, 28, 44.8, 50.6, 78, 86.2],
};
