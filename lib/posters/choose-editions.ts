import { alike, likeness } from './likeness';
import type { PosterFacts } from './poster-facts';
import { type PosterLook, posterLook } from './poster-look';

/** Distance between posters that may be visible together: the widest row has six. */
export const sight = 6;

/** Maximum number of editions tried; then the least similar one is used. */
const tries = 12;

/** For each film its neighbours within `sight` on any shelf. */
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
 * Chooses the edition of each film's poster, so that no two similar posters are close to each other: the
 * first edition that differs from those of its already decided neighbours, in the order of `films`, else the
 * least similar one (editors may set the same motif for two neighbours). Shelves are lists of slugs.
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
