import type { Fact } from './facts/fact';
import { matchWeights } from './fields';
import type { ScreenedWhen } from './screened-when';
import { stretchOf } from './screened-when';
import type { ScreeningColumns } from './screening-columns';

/** Letters from which the beginning of a place's name is one. */
const shortestBeginning = 3;

/**
 * The films that are shown in cinemas at some time, by number, each with the number of the first screening that fits;
 * `times` that are said together all hold for one screening.
 */
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

/** The times to go to the cinema that a text says. */
export function timesAsked(facts: readonly Fact[]): ScreenedWhen[] {
  return facts.flatMap((fact) => (fact.kind === 'screened' ? [fact.when] : []));
}

/** The venues that a word names, or their towns, and how surely; none where it names no place. */
export function findVenues({ words }: ScreeningColumns, asked: string) {
  const exact = words.find(([word]) => word === asked);
  if (exact) return { venues: new Set(exact[1]), weight: matchWeights.exact };
  const begun =
    asked.length < shortestBeginning ? [] : words.filter(([word]) => word.startsWith(asked));
  return { venues: new Set(begun.flatMap(([, venues]) => venues)), weight: matchWeights.prefix };
}

/** Whether any film is still to be shown in a cinema. */
export function hasScreened({ starts, timeZone }: ScreeningColumns, now: number): boolean {
  return (starts.at(-1) ?? -Infinity) >= stretchOf('any', now, timeZone).from;
}
