import { ofShapes } from '../picture/of-shapes';
import { descriptions } from './descriptions';
import { frameAt } from './frame-at';
import { sounds } from './sounds';
import { captions, chapters } from './words';

/** Planes that come forward and go back; the larger a plane, the deeper its tone. */
export const rectangles = ofShapes({
  slug: 'etude-en-rectangles',
  beatSeconds: 0.48,
  beats: 84,
  notes: sounds,
  chapters,
  captions,
  descriptions,
  frameAt,
  poster: 66.7,
  stills: [14, 25.5, 33.2, 51.4, 71.7],
});
