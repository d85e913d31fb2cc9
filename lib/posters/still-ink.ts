import { contrast } from '@/lib/primitives/colour/contrast';
import { paletteOf } from './palettes';
import type { PosterFacts } from './poster-facts';
import { posterLook } from './poster-look';

/**
 * In which ink of its poster a black and white picture of a film is printed: `multiply` on a bright one, which
 * takes the place of white; `screen` with a dark one, which takes that of black.
 */
export type StillInk = { ink: string; blend: 'multiply' | 'screen' };

export function stillInk(facts: PosterFacts): StillInk {
  const { inks } = posterLook(facts);
  const { paper, ink, spots } = paletteOf(facts.year);
  const spot =
    [inks.ground, inks.form, inks.accent].find((one) => one !== paper && one !== ink) ?? spots[0];
  return {
    ink: spot,
    blend: contrast(spot, ink) > contrast(spot, paper) ? 'multiply' : 'screen',
  };
}
