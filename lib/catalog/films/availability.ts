import type { WatchPlace } from '@/lib/content/schema/watch';
import { isComing, takesPlace } from '../screenings/is-coming';
import type { Screening } from '../screenings/screening';
import { type Disc, leftOf } from './discs-of';
import type { Film } from './film';
import { isUpcoming, isWatchable } from './offer';

/** One thing a visitor can do to see a film. */
export type Way =
  /** It runs on its page; `hear`: it is something to listen to. */
  | { kind: 'here' | 'hear' }
  /** In cinemas: the next screening, and how many come after it. */
  | { kind: 'cinema'; next: Screening; more: number }
  | { kind: 'elsewhere'; place: WatchPlace }
  | { kind: 'disc'; disc: Disc }
  /** Nothing yet, but it will run here. */
  | { kind: 'soon' }
  /** Nothing: it is known, that is all. */
  | { kind: 'catalogue' };

type Seen = Pick<Film, 'media' | 'vod' | 'added' | 'watch' | 'discs' | 'screenings'>;

/** What one can do with a film at a moment, the nearest first: here, in a cinema, at another's, on disc; never nothing. */
export function listAvailability(film: Seen, now: Date): [Way, ...Way[]] {
  const [next, ...later] = film.screenings.filter(
    (screening) => isComing(screening, now) && takesPlace(screening),
  );
  const [first, ...others]: Way[] = [
    ...(isWatchable(film, now) ? [{ kind: film.media.film ? 'here' : 'hear' } as const] : []),
    ...(next ? [{ kind: 'cinema', next, more: later.length } as const] : []),
    ...film.watch.map((place) => ({ kind: 'elsewhere', place }) as const),
    ...leftOf(film.discs).map((disc) => ({ kind: 'disc', disc }) as const),
    ...(isUpcoming(film, now) ? [{ kind: 'soon' } as const] : []),
  ];
  return first ? [first, ...others] : [{ kind: 'catalogue' }];
}
