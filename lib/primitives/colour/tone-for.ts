import { contrast } from './contrast';
import { mix } from './mix';

/** Steps on the way to black or white. */
const steps = 50;

/**
 * The tone of a `#rrggbb` colour nearest to it that can be read on `paper`: as it is, or so much darker (on a light
 * paper) or lighter (on a dark one) that the contrast is `least`.
 */
export function toneFor(colour: string, paper: string, least = 4.5): string {
  const end = contrast(paper, '#000000') > contrast(paper, '#ffffff') ? '#000000' : '#ffffff';
  const tones = Array.from({ length: steps + 1 }, (_, step) => mix(colour, end, step / steps));
  return tones.find((tone) => contrast(tone, paper) >= least) ?? end;
}
