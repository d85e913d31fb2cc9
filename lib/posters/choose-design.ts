import type { Design } from './design';
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
import { motifDesigns } from './motif-designs';
import type { PosterFacts } from './poster-facts';

/** Genre slugs by design, in the order of how much they say: the first that fits a film wins. */
const families: readonly (readonly [Design, readonly string[]])[] = [
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

type Wish = Pick<PosterFacts, 'genres' | 'motif'>;

/** The design of a film's motif, or for its genres; a film without one, or with words we do not know, has its own. */
export function chooseDesign({ genres, motif }: Wish): Design {
  if (motif) return motifDesigns[motif];
  const slugs = genres.map((genre) => genre.toLowerCase().replaceAll(' ', '-'));
  const family = families.find(([, words]) => words.some((word) => slugs.includes(word)));
  return family ? family[0] : quantities;
}
