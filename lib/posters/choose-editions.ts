import { alike, likeness } from './likeness';
import type { PosterFacts } from './poster-facts';
import { type PosterLook, posterLook } from './poster-look';

/** Posters between two that may still be seen together: the widest row has six. */
export const sight = 6;

/** Tries before the least alike has to do. */
const tries = 12;

/** For each film those that stand in its sight on any shelf. */
function neighboursOf(shelves: readonly (readonly string[])[]): Map<string, Set<string>> {
  const neighbours = new Map<string, Set<string>>();
  for (const shelf of shelves)
    for (const [at, slug] of shelf.entries()) {
      const known = neighbours.get(slug) ?? new Set();
      neighbours.set(slug, known);
      for (const near of shelf.slice(Math.max(at - sight, 0), at + sight + 1))
        if (near !== slug) known.add(near);
    }
  return neighbours;
}

/**
 * The edition in which each film's poster is printed, so that no two alike hang in sight of each other: the first that
 * is not like those of its neighbours decided before it, in the order of `films`, or of all tried the least alike
 * (editors may name one motif for two neighbours). Shelves are lists of slugs.
 */
export function chooseEditions(
  films: readonly PosterFacts[],
  shelves: readonly (readonly string[])[],
): Map<string, number> {
  const neighbours = neighboursOf(shelves);
  const looks = new Map<string, PosterLook>();
  const editions = new Map<string, number>();
  for (const film of films) {
    const near = [...(neighbours.get(film.slug) ?? [])].flatMap((slug) => looks.get(slug) ?? []);
    let best = { edition: 0, look: posterLook(film), worst: 2 };
    for (let edition = 0; edition < tries && best.worst >= alike; edition++) {
      const look = posterLook({ ...film, edition });
      const worst = Math.max(0, ...near.map((other) => likeness(look, other)));
      if (worst < best.worst) best = { edition, look, worst };
    }
    looks.set(film.slug, best.look);
    editions.set(film.slug, best.edition);
  }
  return editions;
}
