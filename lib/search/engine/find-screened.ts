import type { Fact } from './facts/fact';
import { matchWeights } from './fields';
import type { ScreenedWhen } from './screened-when';
import { stretchOf } from './screened-when';
import type { ScreeningColumns } from './screening-columns';

/** Minimum length of a prefix of a place name. */
const shortestBeginning = 3;

/** Film number → number of the first screening that fits. All `times` must hold for the same screening. */
export function findScreened(
  screenings: ScreeningColumns,
  times: readonly ScreenedWhen[],
  now: number,
  venues?: ReadonlySet<number>,
): Map<number, number> {
  const stretches = times.map((when) => stretchOf(when, now, screenings.timeZone));
  const from = Math.max(...stretches.map((stretch) => stretch.from));
  const until = Math.min(...stretches.map((stretch) => stretch.until));
  const found = new Map<number, number>();
  for (const [number, film] of screenings.films.entries()) {
    const start = screenings.starts[number] ?? 0;
    if (start < from) continue;
    if (start >= until) break;
    if (found.has(film) || (venues && !venues.has(screenings.venues[number] ?? -1))) continue;
    found.set(film, number);
  }
  return found;
}

/** The screening times among the facts of a text. */
export function timesAsked(facts: readonly Fact[]): ScreenedWhen[] {
  return facts.flatMap((fact) => (fact.kind === 'screened' ? [fact.when] : []));
}

/** Venues whose name or town matches a word, with the weight of the match; empty without a match. */
export function findVenues({ words }: ScreeningColumns, asked: string) {
  const exact = words.find(([word]) => word === asked);
  if (exact) return { venues: new Set(exact[1]), weight: matchWeights.exact };
  const begun =
    asked.length < shortestBeginning ? [] : words.filter(([word]) => word.startsWith(asked));
  return { venues: new Set(begun.flatMap(([, venues]) => venues)), weight: matchWeights.prefix };
}

/** Whether any screening is still to come. */
export function hasScreened({ starts, timeZone }: ScreeningColumns, now: number): boolean {
  return (starts.at(-1) ?? -Infinity) >= stretchOf('any', now, timeZone).from;
}
