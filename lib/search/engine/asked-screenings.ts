import { matchWeights } from './fields';
import { findScreened, findVenues, timesAsked } from './find-screened';
import type { ReadText } from './read-text';
import type { SearchIndex } from './search-index';

/** Film → number of the screening that a text asks for by a time or a place: the first that fits. Empty where it asks for none. */
export function askedScreenings(
  { screenings }: Pick<SearchIndex, 'screenings'>,
  { facts, needed }: Pick<ReadText, 'facts' | 'needed'>,
  now: number,
): ReadonlyMap<number, number> {
  const times = timesAsked(facts);
  const places = needed
    .map(({ word }) => findVenues(screenings, word))
    // What only begins like a place may be anything.
    .filter(({ weight }) => weight === matchWeights.exact)
    .map(({ venues }) => venues);
  if (times.length === 0 && places.length === 0) return new Map();
  const [first, ...others] = places;
  // `Rex Bern` is the one cinema that both words name.
  const venues =
    first && new Set([...first].filter((venue) => others.every((other) => other.has(venue))));
  return findScreened(screenings, ['any', ...times], now, venues);
}
