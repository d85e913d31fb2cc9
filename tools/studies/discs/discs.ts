import { ofShapes } from '../picture/of-shapes';
import { descriptions } from './descriptions';
import { eclipseNotes } from './eclipse';
import { frameAt } from './frame-at';
import { orbitNotes } from './orbits';
import { quarterNotes } from './quarters';
import { risingNotes } from './rising';
import { captions, chapters } from './words';

/** Discs, rings and quarters in few colours, in triple time. */
export const discs = ofShapes({
  slug: 'etude-en-disques',
  beatSeconds: 0.64,
  beats: 84,
  notes: [...risingNotes, ...orbitNotes, ...quarterNotes, ...eclipseNotes],
  chapters,
  captions,
  descriptions,
  frameAt,
  poster: 60.4,
  stills: [17.5, 22.6, 40.3, 54.9, 75],
});
