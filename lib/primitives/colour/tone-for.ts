import { contrast } from './contrast';
import { mix } from './mix';

/** Steps towards black or white. */
const steps = 50;

/**
 * The tone nearest to a `#rrggbb` colour that is readable on `paper`: darkened (on a light paper) or lightened (on a dark
 * one) until the contrast is `least`.
 */
export function toneFor(colour: string, paper: string, least = 4.5): string {
  const end = contrast(paper, '#000000') > contrast(paper, '#ffffff') ? '#000000' : '#ffffff';
  const tones = Array.from({ length: steps + 1 }, (_, step) => mix(colour, end, step / steps));
  return tones.find((tone) => contrast(tone, paper) >= least) ?? end;
}
