import { matchWeights } from './dictionary';
import type { Fact } from './facts/fact';
import type { ShownAt } from './find-words';
import type { ParsedText } from './parse-text';
import { findFirstScreenings, findVenues, type ScreeningTime } from './screenings';
import type { SearchIndex } from './search-index';

/**
 * Returns a function that finds the films shown at a place. If screenings there also fit the times in the text,
 * only these count.
 */
export function placeFinder(
  { screenings }: SearchIndex,
  facts: readonly Fact[],
  now: number,
): ShownAt {
  const times = screeningTimesOf(facts);
  return (word) => {
    const { venues, weight } = findVenues(screenings, word);
    if (venues.size === 0) return { films: new Map(), weight };
    const fitting = findFirstScreenings(screenings, ['any', ...times], now, venues);
    if (fitting.size > 0) return { films: fitting, weight };
    return { films: findFirstScreenings(screenings, ['any'], now, venues), weight };
  };
}

/**
 * Film number → number of the first screening that fits the times and places in a text. Empty if the text has
 * neither.
 */
export function findAskedScreenings(
  { screenings }: Pick<SearchIndex, 'screenings'>,
  { facts, required }: Pick<ParsedText, 'facts' | 'required'>,
  now: number,
): ReadonlyMap<number, number> {
  const times = screeningTimesOf(facts);
  const venueMatches = required
    .map(({ word }) => findVenues(screenings, word))
    // A mere prefix of a place name is too ambiguous.
    .filter(({ weight }) => weight === matchWeights.exact)
    .map(({ venues }) => venues);
  if (times.length === 0 && venueMatches.length === 0) return new Map();
  const [first, ...others] = venueMatches;
  // Venues that match all place words: `Rex Bern` is one cinema.
  const venues =
    first && new Set([...first].filter((venue) => others.every((other) => other.has(venue))));
  return findFirstScreenings(screenings, ['any', ...times], now, venues);
}

/** The screening times among the facts of a text. */
function screeningTimesOf(facts: readonly Fact[]): ScreeningTime[] {
  return facts.flatMap((fact) => (fact.kind === 'screened' ? [fact.when] : []));
}
