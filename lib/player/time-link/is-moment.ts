import { readTimeLink } from './read-time-link';

/** Whether the place that a link names is a moment of a film, `t=90`: the player reads it, and the page has no such id. */
export function isMoment(place: string): boolean {
  return readTimeLink({ search: '', hash: `#${place}` }) !== undefined;
}
