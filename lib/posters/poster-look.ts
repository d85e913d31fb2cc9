import { contrast } from '@/lib/primitives/colour/contrast';
import { createRandom, type Random } from '@/lib/primitives/text/random';
import type { Design, Motif } from './design';
import { bounce } from './designs/bounce';
import { columns } from './designs/columns';
import { combs } from './designs/combs';
import { gap } from './designs/gap';
import { measure } from './designs/measure';
import { orbits } from './designs/orbits';
import { quantities } from './designs/quantities';
import { rosettes } from './designs/rosettes';
import { shards } from './designs/shards';
import { targets } from './designs/targets';
import { type HoverAnimation, hoverAnimationOf } from './hover-animations';
import { motifDesigns } from './motif-designs';
import { assignInks, type Inks, paletteOf } from './palettes';
import type { PosterFacts } from './poster-facts';

/** Main choices of a poster: motif and inks. The motif uses `random` for its details. */
export type PosterLook = {
  motif: Motif;
  inks: Inks;
  random: Random;
  layout?: Design['layout'];
  hoverAnimation: HoverAnimation;
};

type LookFacts = Pick<PosterFacts, 'slug' | 'year' | 'genres' | 'motif' | 'edition'>;

/** Deterministic for the same facts; another edition has another random seed. */
export function posterLook(facts: LookFacts): PosterLook {
  const random = createRandom(`poster/${facts.slug}${facts.edition ? `/${facts.edition}` : ''}`);
  const design = chooseDesign(facts);
  const inks = assignInks(paletteOf(facts.year), random.pick(design.sheets));
  return {
    motif: random.pick(design.motifs),
    inks,
    random,
    layout: design.layout,
    hoverAnimation: hoverAnimationOf(design.name),
  };
}

/** Genre slugs by design, most specific first: the first design that fits a film is used. */
const genreDesigns: readonly (readonly [Design, readonly string[]])[] = [
  [
    combs,
    ['abstract', 'avant-garde', 'animation', 'surrealism', 'experimental', 'music', 'musical'],
  ],
  [shards, ['horror', 'expressionism']],
  [orbits, ['science-fiction', 'trick-film']],
  [targets, ['serial', 'crime', 'thriller', 'mystery', 'film-noir']],
  [rosettes, ['fairy-tale', 'fantasy', 'adventure', 'family', 'romance']],
  [columns, ['historical', 'war', 'western', 'biography']],
  [bounce, ['comedy', 'slapstick', 'satire']],
  [measure, ['documentary', 'docufiction', 'essay', 'newsreel']],
  [gap, ['drama', 'melodrama', 'tragedy']],
];

type DesignFacts = Pick<PosterFacts, 'genres' | 'motif'>;

/** The design of the film's motif, else for its genres, else the default design. */
export function chooseDesign({ genres, motif }: DesignFacts): Design {
  if (motif) return motifDesigns[motif];
  const slugs = genres.map((genre) => genre.toLowerCase().replaceAll(' ', '-'));
  const family = genreDesigns.find(([, words]) => words.some((word) => slugs.includes(word)));
  return family ? family[0] : quantities;
}

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
