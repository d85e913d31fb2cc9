import { matchWeights } from './fields';
import { findScreened, findVenues, timesAsked } from './find-screened';
import type { ReadText } from './read-text';
import type { SearchIndex } from './search-index';

/**
 * Film number → number of the first screening that fits the times and places in a text. Empty if the text has
 * neither.
 */
export function askedScreenings(
  { screenings }: Pick<SearchIndex, 'screenings'>,
  { facts, needed }: Pick<ReadText, 'facts' | 'needed'>,
  now: number,
): ReadonlyMap<number, number> {
  const times = timesAsked(facts);
  const places = needed
    .map(({ word }) => findVenues(screenings, word))
    // A mere prefix of a place name is too ambiguous.
    .filter(({ weight }) => weight === matchWeights.exact)
    .map(({ venues }) => venues);
  if (times.length === 0 && places.length === 0) return new Map();
  const [first, ...others] = places;
  // Venues that match all place words: `Rex Bern` is one cinema.
  const venues =
    first && new Set([...first].filter((venue) => others.every((other) => other.has(venue))));
  return findScreened(screenings, ['any', ...times], now, venues);
}
