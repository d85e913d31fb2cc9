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

/** Genre slugs by design, most specific first: the first design that fits a film is used. */
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

/** The design of the film's motif, else for its genres, else the default design. */
export function chooseDesign({ genres, motif }: Wish): Design {
  if (motif) return motifDesigns[motif];
  const slugs = genres.map((genre) => genre.toLowerCase().replaceAll(' ', '-'));
  const family = families.find(([, words]) => words.some((word) => slugs.includes(word)));
  return family ? family[0] : quantities;
}
