import { findVenues, hasScreened } from './find-screened';
import { readText } from './read-text';
import type { SearchIndex } from './search-index';

/** Whether a text speaks of cinemas, of a time to go there or of a place that has one, while any film is still to be shown. */
export function asksForCinemas(index: SearchIndex, text: string, now: Date): boolean {
  if (!hasScreened(index.screenings, +now)) return false;
  const { facts, needed } = readText(index, text, +now);
  return (
    facts.some(({ kind }) => kind === 'screened') ||
    needed.some(({ word }) => findVenues(index.screenings, word).venues.size > 0)
  );
}
