import { contrast } from '@/lib/primitives/colour/contrast';
import { paletteOf } from './palettes';
import type { PosterFacts } from './poster-facts';
import { posterLook } from './poster-look';

/**
 * The ink of the poster for a black and white still, and its blend mode: `multiply` for a bright ink, which
 * replaces white; `screen` for a dark one, which replaces black.
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
