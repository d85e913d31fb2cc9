import type { PosterFacts } from './poster-facts';
import { posterLook } from './poster-look';
import { rect } from './shapes';

/** In its own units; as wide, for its height, as a screen for scope. */
const width = 1200;
const height = 500;

/** What a film's poster shows, without a word: a complete SVG that stands where a picture of the film would. */
export function drawScene(facts: PosterFacts): string {
  const { motif, inks, random } = posterLook(facts);
  // As a sheet does for its layout: so the details fall as they do there.
  random.between(0, 1);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    rect(0, 0, width, height, inks.ground),
    motif({ width, height, inks, random }),
    '</svg>',
  ].join('');
}
