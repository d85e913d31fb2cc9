import { ofShapes } from '../picture/of-shapes';
import { descriptions } from './descriptions';
import { notesOf } from './phrase';
import { phrases } from './phrases';
import { strokesAt } from './strokes';
import { captions, chapters } from './words';

const black = '#0b0b0c';

/** White strokes on black: every note of the score is a stroke that grows as long as it sounds. */
export const diagonals = ofShapes({
  slug: 'etude-en-diagonales',
  beatSeconds: 0.6,
  beats: 80,
  notes: phrases.flatMap(notesOf),
  chapters,
  captions,
  descriptions,
  frameAt: (beat) => ({
    ground: black,
    shapes: phrases.flatMap((phrase) => strokesAt(phrase, beat)),
  }),
  poster: 71,
  stills: [8.8, 14.4, 34.5, 50.9, 66.8],
});
