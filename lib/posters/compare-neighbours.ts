import type { Library } from '@/lib/content/store/raw-library';
import { sight } from './choose-editions';
import { drawPoster } from './draw-poster';
import { pictureLikeness, smallPicture } from './picture-likeness';
import { allPosterFacts } from './poster-facts-of';
import { shelvesOf } from './shelves';

export type Pair = { one: string; other: string; likeness: number };

/** All pairs of films whose posters are close to each other on a shelf, most similar first. */
export async function compareNeighbours(library: Library): Promise<Pair[]> {
  const pictures = new Map<string, Uint8Array>();
  for (const [slug, facts] of allPosterFacts(library))
    pictures.set(slug, await smallPicture(drawPoster(facts, 'portrait')));
  const pairs = new Map<string, Pair>();
  for (const shelf of shelvesOf(library))
    for (const [at, one] of shelf.entries())
      for (const other of shelf.slice(at + 1, at + 1 + sight)) {
        const [a, b] = [pictures.get(one), pictures.get(other)];
        const name = [one, other].sort().join(' ');
        if (!a || !b || pairs.has(name)) continue;
        pairs.set(name, { one, other, likeness: pictureLikeness(a, b) });
      }
  return [...pairs.values()].sort((a, b) => b.likeness - a.likeness);
}
