import type { PosterFacts } from './poster-facts';
import { posterLook } from './poster-look';
import { rect } from './shapes';

/** Size in SVG units; 2.4:1, like a scope screen. */
const width = 1200;
const height = 500;

/** Draws the picture of a film's poster without text: a complete SVG, used instead of a still. */
export function drawScene(facts: PosterFacts): string {
  const { motif, inks, random } = posterLook(facts);
  // Consumes the random number that the sheet uses for its layout, so that the details are the same as on the
  // poster.
  random.between(0, 1);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    rect(0, 0, width, height, inks.ground),
    motif({ width, height, inks, random }),
    '</svg>',
  ].join('');
}
