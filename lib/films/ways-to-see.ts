import type { WatchPlace } from '@/lib/content/schema/watch';
import type { Disc } from './discs-of';
import type { Film } from './film';
import { isUpcoming, isWatchable } from './offer';

/** One thing a visitor can do to see a film. */
export type Way =
  /** It runs on its page; `hear`: it is something to listen to. */
  | { kind: 'here' | 'hear' }
  | { kind: 'elsewhere'; place: WatchPlace }
  | { kind: 'disc'; disc: Disc }
  /** Nothing yet, but it will run here. */
  | { kind: 'soon' }
  /** Nothing: it is known, that is all. */
  | { kind: 'catalogue' };

type Seen = Pick<Film, 'media' | 'vod' | 'added' | 'watch' | 'discs'>;

/** What one can do with a film at a moment, the nearest first: here, at another's, on disc; never nothing. */
export function waysToSee(film: Seen, now: Date): [Way, ...Way[]] {
  const [first, ...others]: Way[] = [
    ...(isWatchable(film, now) ? [{ kind: film.media.film ? 'here' : 'hear' } as const] : []),
    ...film.watch.map((place) => ({ kind: 'elsewhere', place }) as const),
    ...film.discs.map((disc) => ({ kind: 'disc', disc }) as const),
    ...(isUpcoming(film, now) ? [{ kind: 'soon' } as const] : []),
  ];
  return first ? [first, ...others] : [{ kind: 'catalogue' }];
}
