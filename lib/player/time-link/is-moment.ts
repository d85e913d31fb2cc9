import { readTimeLink } from './read-time-link';

/** Whether a link's hash is a time such as `t=90`, which the player reads, and not an element id. */
export function isMoment(place: string): boolean {
  return readTimeLink({ search: '', hash: `#${place}` }) !== undefined;
}
