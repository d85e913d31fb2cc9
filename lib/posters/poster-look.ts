import { createRandom, type Random } from '@/lib/primitives/text/random';
import { chooseDesign } from './choose-design';
import type { Design, Motif } from './design';
import { type Gait, gaitOf } from './gaits';
import { type Inks, mixInks } from './inks';
import { paletteOf } from './palettes';
import type { PosterFacts } from './poster-facts';

/** Main choices of a poster: motif and inks. `random` continues with the details. */
export type PosterLook = {
  motif: Motif;
  inks: Inks;
  random: Random;
  layout?: Design['layout'];
  gait: Gait;
};

type Seen = Pick<PosterFacts, 'slug' | 'year' | 'genres' | 'motif' | 'edition'>;

/** Deterministic for the same facts; another edition has another random seed. */
export function posterLook(facts: Seen): PosterLook {
  const random = createRandom(`poster/${facts.slug}${facts.edition ? `/${facts.edition}` : ''}`);
  const design = chooseDesign(facts);
  const inks = mixInks(paletteOf(facts.year), random.pick(design.sheets));
  return {
    motif: random.pick(design.motifs),
    inks,
    random,
    layout: design.layout,
    gait: gaitOf(design.name),
  };
}
