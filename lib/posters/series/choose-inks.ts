import { createRandom } from '@/lib/text/random';

type Wish = {
  slug: string;
  /** What an editor has chosen, `#rrggbb`. */
  ink?: string;
};

/**
 * The ink of each series, `#rrggbb` by slug: the editor's, or else one of the house's that fewest others have, by chance
 * where several are as rare. Two that follow each other differ.
 * @param inks the house's, `#rrggbb`
 */
export function chooseInks(wishes: readonly Wish[], inks: readonly string[]): Map<string, string> {
  const chosen = new Map(wishes.flatMap(({ slug, ink }) => (ink ? [[slug, ink] as const] : [])));
  for (const [at, { slug }] of wishes.entries()) {
    if (chosen.has(slug)) continue;
    const beside = [wishes[at - 1], wishes[at + 1]].map((near) => near && chosen.get(near.slug));
    const apart = inks.filter((ink) => !beside.includes(ink));
    const all = apart.length > 0 ? apart : inks;
    const uses = (ink: string) => [...chosen.values()].filter((other) => other === ink).length;
    const least = Math.min(...all.map(uses));
    const rare = all.filter((ink) => uses(ink) === least) as [string, ...string[]];
    chosen.set(slug, createRandom(`ink/${slug}`).pick(rare));
  }
  return chosen;
}
