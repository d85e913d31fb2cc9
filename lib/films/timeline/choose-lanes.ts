import type { Cell } from './cell';

/** One row of the picture: a country, or all that have none of their own. */
export type Lane = { countries: string[]; count: number };

/**
 * The countries with most films, most first, each in a lane; where there are more than `most`, the last
 * lane is for all others together.
 */
export function chooseLanes(cells: readonly Cell[], most: number): Lane[] {
  const counts = new Map<string, number>();
  for (const { country, count } of cells) counts.set(country, (counts.get(country) ?? 0) + count);
  const lanes = [...counts]
    .sort(([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1))
    .map(([country, count]) => ({ countries: [country], count }));
  if (lanes.length <= most) return lanes;
  const others = lanes.slice(most - 1);
  return [
    ...lanes.slice(0, most - 1),
    {
      countries: others.flatMap(({ countries }) => countries),
      count: others.reduce((sum, { count }) => sum + count, 0),
    },
  ];
}
