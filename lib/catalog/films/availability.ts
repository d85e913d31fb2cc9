import type { WatchPlace } from '@/lib/content/schema/watch';
import { isComing, takesPlace } from '../screenings/is-coming';
import type { Screening } from '../screenings/screening';
import { type Disc, leftOf } from './discs-of';
import type { Film } from './film';
import { isUpcoming, isWatchable } from './offer';

/** One way to see a film. */
export type Way =
  /** On its page; `hear` if it is audio only. */
  | { kind: 'here' | 'hear' }
  /** In cinemas: the next screening, and how many follow. */
  | { kind: 'cinema'; next: Screening; more: number }
  | { kind: 'elsewhere'; place: WatchPlace }
  | { kind: 'disc'; disc: Disc }
  /** Not yet, but it will be offered on the site. */
  | { kind: 'soon' }
  /** Catalogue entry only. */
  | { kind: 'catalogue' };

type Seen = Pick<Film, 'media' | 'vod' | 'added' | 'watch' | 'discs' | 'screenings'>;

/**
 * The ways to see a film at a time, nearest first: on the site, in a cinema, on another site, on disc. Never
 * empty.
 */
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
