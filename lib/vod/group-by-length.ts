import type { Film } from '@/lib/films/film';

export const lengthGroups = ['short', 'hour', 'evening'] as const;
export type LengthGroup = (typeof lengthGroups)[number];

/** First minute that no longer belongs to a group. */
const limits: Record<LengthGroup, number> = { short: 10, hour: 60, evening: Infinity };

/** Films by the time they take, shortest first; those of unknown length count as an evening. */
export function groupByLength(films: Film[]): Record<LengthGroup, Film[]> {
  const groups: Record<LengthGroup, Film[]> = { short: [], hour: [], evening: [] };
  for (const film of [...films].sort((a, b) => length(a) - length(b))) {
    const group = lengthGroups.find((name) => length(film) < limits[name]) ?? 'evening';
    groups[group].push(film);
  }
  return groups;
}

/** Minutes; a film of unknown length is taken as longer than any. */
function length({ runtime }: Film): number {
  return runtime ?? Number.MAX_VALUE;
}
